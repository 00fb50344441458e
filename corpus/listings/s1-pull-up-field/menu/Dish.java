package menu;

public class Dish {
    public int price = 6;
}
