package trade.stock;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

public final class Warehouse {
    private static final class Line {
        int quantity;
        long cents;
        String shelf;

        long value() {
            return Math.multiplyExact(cents, quantity);
        }

        @Override
        public String toString() {
            return quantity + " x " + cents + " @ " + shelf;
        }
    }

    private final Map<String, Line> lines = new LinkedHashMap<>();

    /** Later deliveries set the price anew and keep the shelf. */
    public void receive(String article, int quantity, long unitCents) {
        Objects.requireNonNull(article, "article");
        if (quantity <= 0 || unitCents < 0) {
            throw new IllegalArgumentException("quantity or price");
        }
        Line line = lines.computeIfAbsent(article, a -> new Line());
        line.quantity = Math.addExact(line.quantity, quantity);
        line.cents = unitCents;
    }

    /** Takes as many as there are, at most the wanted number. */
    public int ship(String article, int wanted) {
        Line line = lines.get(article);
        if (line == null || wanted <= 0) {
            return 0;
        }
        int taken = Math.min(line.quantity, wanted);
        line.quantity -= taken;
        if (line.quantity == 0) {
            lines.remove(article);
        }
        return taken;
    }

    public void shelve(String article, String shelf) {
        find(article).orElseThrow(() -> new IllegalStateException("unknown article")).shelf = shelf;
    }

    public String shelfOf(String article) {
        return find(article).map(line -> line.shelf).orElse(null);
    }

    public int quantity(String article) {
        return find(article).map(line -> line.quantity).orElse(0);
    }

    public long value() {
        long sum = 0;
        for (Line line : lines.values()) {
            sum = Math.addExact(sum, line.value());
        }
        return sum;
    }

    /** In the order of first delivery. */
    public List<String> scarce(int threshold) {
        List<String> result = new ArrayList<>();
        lines.forEach((article, line) -> {
            if (line.quantity < threshold) {
                result.add(article);
            }
        });
        return result;
    }

    public String describe(String article) {
        return find(article).map(Line::toString).orElse("none");
    }

    private Optional<Line> find(String article) {
        return Optional.ofNullable(lines.get(article));
    }
}
