package invest.depot;

import java.util.Map;
import java.util.TreeMap;

public final class Portfolio {
    private static class Position {
        long shares;
        long price;
    }

    private final Map<String, Position> positions = new TreeMap<>();

    public void buy(String symbol, long shares, long price) {
        if (symbol.isEmpty()) {
            throw new IllegalArgumentException("symbol");
        }
        if (shares <= 0 || price < 0) {
            throw new IllegalArgumentException("order");
        }
        Position p = positions.get(symbol);
        if (p == null) {
            p = new Position();
            positions.put(symbol, p);
        }
        p.shares = Math.addExact(p.shares, shares);
        p.price = price;
    }

    public boolean sell(String symbol, long shares) {
        Position p = positions.get(symbol);
        if (p == null || shares <= 0 || p.shares < shares) {
            return false;
        }
        p.shares -= shares;
        if (p.shares == 0) {
            positions.remove(symbol);
        }
        return true;
    }

    public int reprice(String symbol, long price) {
        if (price < 0) {
            throw new IllegalArgumentException("price");
        }
        Position p = positions.get(symbol);
        if (p == null) {
            return 0;
        }
        int direction = Long.compare(price, p.price);
        p.price = price;
        return direction;
    }

    public void split(int factor) {
        if (factor < 1 || factor > 10) {
            throw new IllegalArgumentException("factor");
        }
        for (Position p : positions.values()) {
            p.shares = Math.multiplyExact(p.shares, factor);
            p.price /= factor;
        }
    }

    public long value() {
        long sum = 0;
        for (Position p : positions.values()) {
            sum += p.shares * p.price;
        }
        return sum;
    }

    public long shares() {
        long sum = 0;
        for (Position p : positions.values()) {
            sum += p.shares;
        }
        return sum;
    }

    public double averagePrice() {
        long shares = shares();
        return shares == 0 ? 0.0 : (double) value() / shares;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<String, Position> e : positions.entrySet()) {
            sb.append(e.getKey()).append('=').append(e.getValue().shares).append('@').append(e.getValue().price).append(' ');
        }
        return sb.toString().trim();
    }
}
