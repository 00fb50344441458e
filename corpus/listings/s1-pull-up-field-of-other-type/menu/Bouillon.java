package menu;

public class Bouillon extends Soup {
    public int [|target:price|] = 11;

    public long listed() {
        return super.price;
    }
}
