package shop.billing;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class Invoice {
    private final String number;
    private final List<LineItem> lines = new ArrayList<>();
    private boolean closed;

    public Invoice(String number) {
        if (number == null || number.isBlank()) {
            throw new IllegalArgumentException("an invoice needs a number");
        }
        this.number = number.trim();
    }

    public int addLine(String name, int quantity, long unitCents) {
        if (closed) {
            throw new IllegalStateException(number + " closed");
        }
        Objects.requireNonNull(name, "name");
        if (quantity < 1 || unitCents < 0) {
            throw new IllegalArgumentException("bad line " + name);
        }
        for (int i = 0; i < lines.size(); i++) {
            LineItem line = lines.get(i);
            if (line.matches(name, unitCents)) {
                line.grow(quantity);
                return i;
            }
        }
        lines.add(new LineItem(name, quantity, unitCents));
        return lines.size() - 1;
    }

    public boolean removeLine(int index) {
        if (closed || index < 0 || index >= lines.size()) {
            return false;
        }
        lines.remove(index);
        return true;
    }

    public void close() {
        closed = true;
    }

    public long subtotal() {
        return lines.stream().mapToLong(LineItem::amount).sum();
    }

    public long tax() {
        return lines.stream().mapToLong(LineItem::tax).sum();
    }

    public long total() {
        return subtotal() + tax();
    }

    public String render() {
        StringBuilder sb = new StringBuilder("Invoice ").append(number).append('\n');
        int position = 1;
        for (LineItem line : lines) {
            sb.append(position++).append(". ").append(line.describe()).append('\n');
        }
        return sb.append(closed ? "closed\n" : "").toString();
    }
}
