package store.checkout;

import java.util.ArrayList;
import java.util.List;

/** What one checkout has taken from the stock so far. */
final class Reservation {

    private final StockClient stock;
    private final List<CartLine> taken = new ArrayList<>();

    Reservation(StockClient stock) {
        this.stock = stock;
    }

    /** Stops at the first line that is not available. */
    boolean takeAll(List<CartLine> lines) {
        for (CartLine line : lines) {
            if (!stock.reserve(line.sku(), line.quantity())) {
                return false;
            }
            taken.add(line);
        }
        return true;
    }

    /** Gives everything back, last taken first. */
    void undo() {
        for (int i = taken.size() - 1; i >= 0; i--) {
            CartLine line = taken.get(i);
            stock.release(line.sku(), line.quantity());
        }
    }
}
