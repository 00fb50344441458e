package menu;

public class Soup extends Dish {
}
