package exchange.book;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Price first, then time. Trades happen at the price of the resting order. */
public final class OrderBook {
    private static final class Order {
        final int number;
        final boolean buy;
        final long price;
        long open;

        Order(int number, boolean buy, long price, long open) {
            this.number = number;
            this.buy = buy;
            this.price = price;
            this.open = open;
        }

        boolean accepts(long otherPrice) {
            return buy ? otherPrice <= price : otherPrice >= price;
        }
    }

    private record Trade(int buyer, int seller, long price, long quantity) { }

    private final TreeMap<Long, Deque<Order>> buys = new TreeMap<>(Comparator.reverseOrder());
    private final TreeMap<Long, Deque<Order>> sells = new TreeMap<>();
    private final Map<Integer, Order> resting = new HashMap<>();
    private final TradeListener listener;
    private int lastNumber;

    public OrderBook(TradeListener listener) {
        this.listener = Objects.requireNonNull(listener);
    }

    public int place(boolean buy, long price, long quantity) {
        if (price <= 0 || quantity <= 0) {
            throw new IllegalArgumentException("price and quantity must be positive");
        }
        Order order = new Order(++lastNumber, buy, price, quantity);
        List<Trade> trades = match(order);
        if (order.open > 0) {
            side(buy).computeIfAbsent(price, p -> new ArrayDeque<>()).addLast(order);
            resting.put(order.number, order);
        }
        for (Trade t : trades) {
            listener.traded(t.buyer(), t.seller(), t.price(), t.quantity());
        }
        return order.number;
    }

    private List<Trade> match(Order order) {
        TreeMap<Long, Deque<Order>> opposite = side(!order.buy);
        List<Trade> trades = new ArrayList<>();
        while (order.open > 0 && !opposite.isEmpty() && order.accepts(opposite.firstKey())) {
            Order other = opposite.firstEntry().getValue().peekFirst();
            long q = Math.min(order.open, other.open);
            order.open -= q;
            other.open -= q;
            if (other.open == 0) {
                remove(other);
            }
            trades.add(order.buy
                    ? new Trade(order.number, other.number, other.price, q)
                    : new Trade(other.number, order.number, other.price, q));
        }
        return trades;
    }

    private void remove(Order order) {
        resting.remove(order.number);
        Deque<Order> level = side(order.buy).get(order.price);
        level.remove(order);
        if (level.isEmpty()) {
            side(order.buy).remove(order.price);
        }
    }

    private TreeMap<Long, Deque<Order>> side(boolean buy) {
        return buy ? buys : sells;
    }

    public boolean cancel(int number) {
        Order order = resting.get(number);
        if (order != null) {
            remove(order);
        }
        return order != null;
    }

    /** The best price of a side, 0 when there is none. */
    public long best(boolean buy) {
        return side(buy).isEmpty() ? 0 : side(buy).firstKey();
    }

    public String depth(boolean buy) {
        StringBuilder sb = new StringBuilder();
        side(buy).values().forEach(level -> level.forEach(o ->
                sb.append('#').append(o.number).append(' ').append(o.open).append('@').append(o.price).append(';')));
        return sb.toString();
    }
}
