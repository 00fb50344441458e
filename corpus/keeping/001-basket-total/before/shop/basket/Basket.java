package shop.basket;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class Basket {
    private record Line(String name, int cents, int quantity) { }

    private final List<Line> lines = new ArrayList<>();

    public Basket add(String name, int cents, int quantity) {
        Objects.requireNonNull(name);
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity");
        }
        lines.add(new Line(name, cents, quantity));
        return this;
    }

    public long total() {
        long sum = 0;
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            sum += (long) line.cents() * line.quantity();
        }
        return sum;
    }

    public List<String> names() {
        List<String> result = new ArrayList<>();
        for (Line line : lines) {
            result.add(line.name());
        }
        return result;
    }

    public boolean remove(String name) {
        return lines.removeIf(l -> l.name().equals(name));
    }
}
