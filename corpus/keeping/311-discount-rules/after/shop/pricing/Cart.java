package shop.pricing;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Cart {
    private record Item(String name, long cents) { }

    private final List<Item> items = new ArrayList<>();
    private final List<DiscountRule> rules = new ArrayList<>();
    private int evaluations;

    public void addItem(String name, long cents) {
        Objects.requireNonNull(name, "name");
        if (cents < 0) {
            throw new IllegalArgumentException("price below zero: " + cents);
        }
        items.add(new Item(name, cents));
    }

    public void addRule(DiscountRule rule) {
        rules.add(Objects.requireNonNull(rule, "rule"));
    }

    public boolean removeRule(DiscountRule rule) {
        int index = IntStream.range(0, rules.size())
                .filter(i -> rules.get(i) == rule)
                .findFirst()
                .orElse(-1);
        if (index >= 0) {
            rules.remove(index);
        }
        return index >= 0;
    }

    /** @throws ArithmeticException if the prices do not fit into a long */
    public long subtotal() {
        return items.stream().mapToLong(Item::cents).reduce(0L, Math::addExact);
    }

    public long total() {
        long start = subtotal();
        int count = items.size();
        return List.copyOf(rules).stream().reduce(start, (price, rule) -> {
            evaluations++;
            return Math.max(0, rule.apply(price, count));
        }, (a, b) -> b);
    }

    public int ruleEvaluations() {
        return evaluations;
    }

    public String receipt() {
        String lines = items.stream()
                .map(item -> item.name() + ": " + item.cents() + "\n")
                .collect(Collectors.joining());
        return lines + "total: " + total();
    }
}
