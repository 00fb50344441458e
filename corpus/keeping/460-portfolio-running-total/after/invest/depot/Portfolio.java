package invest.depot;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public final class Portfolio {
    private final class Position {
        private long shares;
        private long price;

        void update(long newShares, long newPrice) {
            totalValue += newShares * newPrice - shares * price;
            totalShares += newShares - shares;
            shares = newShares;
            price = newPrice;
        }
    }

    private final Map<String, Position> positions = new TreeMap<>();
    private long totalValue;
    private long totalShares;

    public void buy(String symbol, long shares, long price) {
        if (symbol.isEmpty()) {
            throw new IllegalArgumentException("empty symbol");
        }
        if (shares <= 0 || price < 0) {
            throw new IllegalArgumentException("bad order");
        }
        Position position = positions.computeIfAbsent(symbol, s -> new Position());
        position.update(Math.addExact(position.shares, shares), price);
    }

    public boolean sell(String symbol, long shares) {
        Position position = positions.get(symbol);
        if (position == null || shares <= 0 || position.shares < shares) {
            return false;
        }
        position.update(position.shares - shares, position.price);
        if (position.shares == 0) {
            positions.remove(symbol);
        }
        return true;
    }

    public int reprice(String symbol, long price) {
        if (price < 0) {
            throw new IllegalArgumentException("negative price");
        }
        Position position = positions.get(symbol);
        if (position == null) {
            return 0;
        }
        int direction = Long.compare(price, position.price);
        position.update(position.shares, price);
        return direction;
    }

    public void split(int factor) {
        if (factor < 1 || factor > 10) {
            throw new IllegalArgumentException("factor " + factor);
        }
        for (Position position : positions.values()) {
            position.update(Math.multiplyExact(position.shares, factor), position.price / factor);
        }
    }

    public long value() {
        return totalValue;
    }

    public long shares() {
        return totalShares;
    }

    public double averagePrice() {
        return totalShares == 0 ? 0.0 : (double) totalValue / totalShares;
    }

    @Override
    public String toString() {
        return positions.entrySet().stream()
                .map(e -> e.getKey() + "=" + e.getValue().shares + "@" + e.getValue().price)
                .collect(Collectors.joining(" ")).trim();
    }
}
