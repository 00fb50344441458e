package till;

import java.util.ArrayList;
import java.util.List;

public final class TillReceipt {

    private record Item(String name, long cents) {
    }

    private final int width;
    private final List<Item> items = new ArrayList<>();

    public TillReceipt(int width) {
        if (width < 12 || width > 80) {
            throw new IllegalArgumentException("width");
        }
        this.width = width;
    }

    public void add(String name, long cents) {
        items.add(new Item(name, cents));
    }

    public String print() {
        StringBuilder out = new StringBuilder();
        long sum = 0;
        for (Item item : items) {
            String amount = format(item.cents());
            out.append(justified(shortened(item.name(), amount), amount));
            sum += item.cents();
        }
        out.append("-".repeat(width)).append('\n');
        out.append(justified("TOTAL", format(sum)));
        return out.toString();
    }

    private String shortened(String name, String amount) {
        if (name.length() + 1 + amount.length() <= width) {
            return name;
        }
        int keep = width - 2 - amount.length();
        return keep > 0 ? name.substring(0, keep) + "." : "";
    }

    private String justified(String left, String right) {
        int gap = Math.max(0, width - left.length() - right.length());
        return left + " ".repeat(gap) + right + "\n";
    }

    private static String format(long cents) {
        String sign = cents < 0 && cents > -100 ? "-" : "";
        long fraction = Math.abs(cents % 100);
        return sign + cents / 100 + (fraction < 10 ? ".0" : ".") + fraction;
    }
}
