package shop.basket;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

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
        return lines.stream().mapToLong(line -> (long) line.cents() * line.quantity()).sum();
    }

    public List<String> names() {
        return lines.stream().map(Line::name).collect(Collectors.toCollection(ArrayList::new));
    }

    public boolean remove(String name) {
        return lines.removeIf(l -> l.name().equals(name));
    }
}
