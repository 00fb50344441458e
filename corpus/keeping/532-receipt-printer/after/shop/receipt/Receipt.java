package shop.receipt;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Prices are asked for when the receipt is printed. */
public final class Receipt {
    private record Item(String article, int count) {
        @Override
        public String toString() {
            return count + " " + article;
        }
    }

    private final PriceList prices;
    private final int width;
    private final List<Item> items = new ArrayList<>();
    private int printed;

    public Receipt(PriceList prices, int width) {
        this.prices = Objects.requireNonNull(prices, "prices");
        if (width < 24 || width > 80) {
            throw new IllegalArgumentException("width");
        }
        this.width = width;
    }

    public Receipt add(String article, int count) {
        if (article == null || count < 1) {
            throw new IllegalArgumentException();
        }
        items.add(new Item(article, count));
        return this;
    }

    /** One call for the line, one for its end; returns the total. */
    public long print(Appendable out) throws IOException {
        emit(out, heading());
        long total = 0;
        // prices may come from code that adds to this receipt: such items are for the next print
        for (Item item : currentItems()) {
            long cents = Math.multiplyExact(prices.centsFor(item.article()), item.count());
            total = Math.addExact(total, cents);
            emit(out, line(item.toString(), cents));
        }
        emit(out, line("TOTAL", total));
        printed++;
        return total;
    }

    private List<Item> currentItems() {
        return List.copyOf(items);
    }

    private static void emit(Appendable out, String line) throws IOException {
        out.append(line);
        out.append('\n');
    }

    private String heading() {
        String head = "RECEIPT " + (printed + 1);
        int stars = Math.max(0, width - head.length());
        // an odd text gets its first star in front, an even one behind
        int front = head.length() % 2 == 0 ? stars / 2 : stars - stars / 2;
        return "*".repeat(front) + head + "*".repeat(stars - front);
    }

    private String line(String left, long cents) {
        String right = amount(cents);
        int room = width - right.length() - 1;
        String name = left.substring(0, Math.min(left.length(), room));
        return name + ' ' + ".".repeat(room - name.length()) + right;
    }

    private static String amount(long cents) {
        String digits = Long.toUnsignedString(cents < 0 ? -cents : cents);
        String padded = "0".repeat(Math.max(0, 3 - digits.length())) + digits;
        int point = padded.length() - 2;
        return (cents < 0 ? "-" : "") + padded.substring(0, point) + '.' + padded.substring(point);
    }

    public int printed() {
        return printed;
    }
}
