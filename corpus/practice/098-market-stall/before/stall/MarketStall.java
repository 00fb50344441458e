package stall;

import java.util.ArrayList;
import java.util.List;

public class MarketStall {

    private final List<Long> basket = new ArrayList<>();
    private int receipts;
    private long turnover;

    public void add(long cents, int pieces) {
        if (cents < 0 || pieces < 1) {
            throw new IllegalArgumentException("price or pieces");
        }
        for (int i = 0; i < pieces; i++) {
            basket.add(cents);
        }
    }

    public long total() {
        long total = 0;
        for (long cents : basket) {
            total += cents;
        }
        return total;
    }

    public Receipt checkout() {
        int items = basket.size();
        long total = total();
        turnover += total;
        basket.clear();
        receipts++;
        return new Receipt(receipts, items, total);
    }

    public long turnover() {
        return turnover;
    }
}
