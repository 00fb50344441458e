package shop.billing;

import java.util.ArrayList;
import java.util.List;

public final class Invoice {
    private final String number;
    private final List<String> names = new ArrayList<>();
    private final List<Integer> quantities = new ArrayList<>();
    private final List<Long> unitPrices = new ArrayList<>();
    private boolean closed;

    public Invoice(String number) {
        if (number == null || number.isBlank()) {
            throw new IllegalArgumentException("number missing");
        }
        this.number = number.trim();
    }

    public int addLine(String name, int quantity, long unitCents) {
        if (closed) {
            throw new IllegalStateException("invoice " + number + " is closed");
        }
        if (name == null) {
            throw new NullPointerException("name");
        }
        if (quantity < 1 || unitCents < 0) {
            throw new IllegalArgumentException("bad line " + name);
        }
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equals(name) && unitPrices.get(i).longValue() == unitCents) {
                quantities.set(i, Math.addExact(quantities.get(i), quantity));
                return i;
            }
        }
        names.add(name);
        quantities.add(quantity);
        unitPrices.add(unitCents);
        return names.size() - 1;
    }

    public boolean removeLine(int index) {
        if (closed || index < 0 || index >= names.size()) {
            return false;
        }
        names.remove(index);
        quantities.remove(index);
        unitPrices.remove(index);
        return true;
    }

    public void close() {
        closed = true;
    }

    public long subtotal() {
        long sum = 0;
        for (int i = 0; i < names.size(); i++) {
            sum += quantities.get(i) * unitPrices.get(i);
        }
        return sum;
    }

    public long tax() {
        long sum = 0;
        for (int i = 0; i < names.size(); i++) {
            long amount = quantities.get(i) * unitPrices.get(i);
            int rate = names.get(i).startsWith("food:") ? 7 : 19;
            sum += (amount * rate + 50) / 100;
        }
        return sum;
    }

    public long total() {
        return subtotal() + tax();
    }

    public String render() {
        StringBuilder sb = new StringBuilder("Invoice " + number + "\n");
        for (int i = 0; i < names.size(); i++) {
            sb.append(i + 1).append(". ").append(quantities.get(i)).append(" x ").append(names.get(i))
              .append(" @ ").append(unitPrices.get(i) / 100).append('.');
            long rest = unitPrices.get(i) % 100;
            if (rest < 10) {
                sb.append('0');
            }
            sb.append(rest).append('\n');
        }
        if (closed) {
            sb.append("closed\n");
        }
        return sb.toString();
    }
}
