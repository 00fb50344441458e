package menu;

public class Dish {
    public long price = 6;
}
