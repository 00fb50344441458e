package stock;

public class Basket {
    private int items;

    void [|target:add|](int count) {
        items++;
    }

    public int filled() {
        add(4);
        add(5);
        return items;
    }
}
