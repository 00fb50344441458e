package shop.receipt;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Prices are asked for when the receipt is printed. */
public final class Receipt {
    private final PriceList prices;
    private final int width;
    private final List<String> articles = new ArrayList<>();
    private final List<Integer> counts = new ArrayList<>();
    private int printed;

    public Receipt(PriceList prices, int width) {
        if (prices == null) {
            throw new NullPointerException("prices");
        }
        if (width < 24 || width > 80) {
            throw new IllegalArgumentException("width");
        }
        this.prices = prices;
        this.width = width;
    }

    public Receipt add(String article, int count) {
        if (article == null || count < 1) {
            throw new IllegalArgumentException();
        }
        articles.add(article);
        counts.add(count);
        return this;
    }

    /** One call for the line, one for its end; returns the total. */
    public long print(Appendable out) throws IOException {
        long total = 0;
        String head = "RECEIPT " + (printed + 1);
        while (head.length() < width) {
            head = head.length() % 2 == 0 ? head + "*" : "*" + head;
        }
        out.append(head);
        out.append('\n');
        int n = articles.size();
        for (int i = 0; i < n; i++) {
            long cents = Math.multiplyExact(prices.centsFor(articles.get(i)), (long) counts.get(i));
            total = Math.addExact(total, cents);
            out.append(line(counts.get(i) + " " + articles.get(i), cents));
            out.append('\n');
        }
        out.append(line("TOTAL", total));
        out.append('\n');
        printed++;
        return total;
    }

    private String line(String left, long cents) {
        String amount = Long.toString(cents);
        String sign = "";
        if (amount.startsWith("-")) {
            sign = "-";
            amount = amount.substring(1);
        }
        while (amount.length() < 3) {
            amount = "0" + amount;
        }
        String right = sign + amount.substring(0, amount.length() - 2) + "." + amount.substring(amount.length() - 2);
        int room = width - right.length() - 1;
        String name = left;
        if (name.length() > room) {
            name = name.substring(0, room);
        }
        StringBuilder sb = new StringBuilder(name);
        sb.append(' ');
        while (sb.length() + right.length() < width) {
            sb.append('.');
        }
        return sb.append(right).toString();
    }

    public int printed() {
        return printed;
    }
}
