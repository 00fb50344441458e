package shop.cart;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class Cart {
    private static final int MAX_PIECES = 1000;
    private static final long MAX_PRICE = 100_000_000;
    private static final long FREE_SHIPPING_FROM = 5000;
    private static final long SHIPPING = 495;
    private static final long EXPRESS_FEE = 999;

    private static final class Line {
        private final String article;
        private int pieces;
        private long centsEach;

        Line(String article) {
            this.article = article;
        }
    }

    private final List<Line> lines = new ArrayList<>();
    private final List<Discount> discounts = new ArrayList<>();
    private boolean express;

    public void add(String article, int pieces, long centsEach) {
        require(article != null, "article");
        require(pieces > 0 && pieces <= MAX_PIECES, "pieces");
        require(centsEach >= 0 && centsEach <= MAX_PRICE, "price");
        Line line = find(article);
        if (line == null) {
            line = new Line(article);
            lines.add(line);
        } else if (line.pieces + pieces > MAX_PIECES) {
            throw new IllegalStateException("too many pieces of " + article);
        }
        line.pieces += pieces;
        line.centsEach = centsEach;
    }

    private static void require(boolean condition, String what) {
        if (!condition) {
            throw new IllegalArgumentException(what + " is not acceptable");
        }
    }

    private Line find(String article) {
        for (Line line : lines) {
            if (line.article.equals(article)) {
                return line;
            }
        }
        return null;
    }

    public boolean remove(String article) {
        return lines.remove(find(article));
    }

    public void addDiscount(Discount d) {
        discounts.add(Objects.requireNonNull(d));
    }

    public void setExpress(boolean express) {
        this.express = express;
    }

    public long total() {
        long goods = 0;
        for (int i = 0; i < lines.size(); i++) {
            goods += discounted(i);
        }
        return goods + shipping(goods) + (express ? EXPRESS_FEE : 0);
    }

    private long discounted(int index) {
        long cents = lines.get(index).pieces * lines.get(index).centsEach;
        for (int k = 0; k < discounts.size(); k++) {
            Line line = lines.get(index);
            long off = discounts.get(k).off(line.article, line.pieces, cents);
            cents -= Math.max(0, Math.min(off, cents));
        }
        return cents;
    }

    private long shipping(long goods) {
        return goods < FREE_SHIPPING_FROM && !lines.isEmpty() ? SHIPPING : 0;
    }

    public List<String> articles() {
        List<String> result = new ArrayList<>();
        for (Line line : lines) {
            result.add(line.pieces + " x " + line.article);
        }
        return result;
    }
}
