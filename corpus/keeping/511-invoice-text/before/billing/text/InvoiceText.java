package billing.text;

import java.util.ArrayList;
import java.util.List;

public final class InvoiceText {
    private final int width;
    private final List<String> descriptions = new ArrayList<>();
    private final List<Long> amounts = new ArrayList<>();

    /** The width of the description column. */
    public InvoiceText(int width) {
        if (width < 4 || width > 100) {
            throw new IllegalArgumentException("width " + width);
        }
        this.width = width;
    }

    public InvoiceText line(String description, int quantity, long unitCents) {
        long amount = Math.multiplyExact(unitCents, quantity);
        descriptions.add(quantity + " x " + description);
        amounts.add(amount);
        return this;
    }

    public long total() {
        long sum = 0;
        for (long a : amounts) {
            sum = Math.addExact(sum, a);
        }
        return sum;
    }

    public static String money(long cents) {
        String result = "";
        if (cents < 0) {
            result = "-";
        }
        result += Math.abs(cents / 100);
        result += ".";
        long rest = Math.abs(cents % 100);
        if (rest < 10) {
            result += "0";
        }
        return result + rest;
    }

    public String render() {
        String text = "";
        for (int i = 0; i < descriptions.size(); i++) {
            text += row(descriptions.get(i), amounts.get(i));
        }
        for (int i = 0; i < width + 13; i++) {
            text += "-";
        }
        text += "\n";
        return text + row("Total", total());
    }

    private String row(String label, long cents) {
        String left = label;
        if (left.length() > width) {
            left = left.substring(0, width - 2) + "..";
        }
        while (left.length() < width) {
            left += " ";
        }
        String right = money(cents);
        while (right.length() < 12) {
            right = " " + right;
        }
        return left + " " + right + "\n";
    }
}
