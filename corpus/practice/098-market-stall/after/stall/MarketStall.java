package stall;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class MarketStall {

    private final List<Long> basket = new ArrayList<>();
    private int receipts;
    private long turnover;

    public void add(long cents, int pieces) {
        if (cents < 0 || pieces < 1) {
            throw new IllegalArgumentException("price or pieces");
        }
        basket.addAll(Collections.nCopies(pieces, cents));
    }

    public long total() {
        return basket.stream().mapToLong(Long::longValue).sum();
    }

    public Receipt checkout() {
        turnover += total();
        basket.clear();
        return new Receipt(++receipts, basket.size(), total());
    }

    public long turnover() {
        return turnover;
    }
}
