package billing.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

public final class InvoiceText {
    private record Line(String label, long cents) { }

    private static final int AMOUNT_WIDTH = 12;

    private final int width;
    private final List<Line> lines = new ArrayList<>();

    /** The width of the description column. */
    public InvoiceText(int width) {
        if (width < 4 || width > 100) {
            throw new IllegalArgumentException("width " + width);
        }
        this.width = width;
    }

    public InvoiceText line(String description, int quantity, long unitCents) {
        lines.add(new Line(quantity + " x " + description, Math.multiplyExact(unitCents, quantity)));
        return this;
    }

    public long total() {
        return lines.stream().mapToLong(Line::cents).reduce(0, Math::addExact);
    }

    public static String money(long cents) {
        return String.format(Locale.ROOT, "%s%d.%02d",
                cents < 0 ? "-" : "", Math.abs(cents / 100), Math.abs(cents % 100));
    }

    public String render() {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(row(line)));
        return text.append("-".repeat(width + AMOUNT_WIDTH + 1)).append('\n')
                .append(row(new Line("Total", total())))
                .toString();
    }

    private String row(Line line) {
        String label = line.label();
        if (label.length() > width) {
            label = label.substring(0, width - 2) + "..";
        }
        return String.format(Locale.ROOT, "%-" + width + "s %" + AMOUNT_WIDTH + "s\n", label, money(line.cents()));
    }
}
