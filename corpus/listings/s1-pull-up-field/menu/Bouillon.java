package menu;

public class Bouillon extends Soup {
    public int [|target:price|] = 11;

    public int listed() {
        return super.price;
    }
}
