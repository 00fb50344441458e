package exchange.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Price first, then time. Trades happen at the price of the resting order. */
public final class OrderBook {
    private static final class Order {
        final int number;
        final long price;
        long open;

        Order(int number, long price, long open) {
            this.number = number;
            this.price = price;
            this.open = open;
        }
    }

    private final List<Order> buys = new ArrayList<>();
    private final List<Order> sells = new ArrayList<>();
    private final TradeListener listener;
    private int lastNumber;

    public OrderBook(TradeListener listener) {
        this.listener = Objects.requireNonNull(listener);
    }

    public int place(boolean buy, long price, long quantity) {
        if (price <= 0 || quantity <= 0) {
            throw new IllegalArgumentException("price and quantity must be positive");
        }
        Order order = new Order(++lastNumber, price, quantity);
        List<Order> opposite = buy ? sells : buys;
        List<long[]> trades = new ArrayList<>();
        while (order.open > 0 && !opposite.isEmpty()) {
            Order resting = opposite.get(0);
            if (buy ? resting.price > price : resting.price < price) {
                break;
            }
            long q = Math.min(order.open, resting.open);
            order.open -= q;
            resting.open -= q;
            if (resting.open == 0) {
                opposite.remove(0);
            }
            trades.add(new long[] {resting.number, resting.price, q});
        }
        if (order.open > 0) {
            List<Order> own = buy ? buys : sells;
            int at = 0;
            while (at < own.size()
                    && (buy ? own.get(at).price >= price : own.get(at).price <= price)) {
                at++;
            }
            own.add(at, order);
        }
        for (long[] t : trades) {
            if (buy) {
                listener.traded(order.number, (int) t[0], t[1], t[2]);
            } else {
                listener.traded((int) t[0], order.number, t[1], t[2]);
            }
        }
        return order.number;
    }

    public boolean cancel(int number) {
        return buys.removeIf(o -> o.number == number) || sells.removeIf(o -> o.number == number);
    }

    /** The best price of a side, 0 when there is none. */
    public long best(boolean buy) {
        List<Order> own = buy ? buys : sells;
        return own.isEmpty() ? 0 : own.get(0).price;
    }

    public String depth(boolean buy) {
        StringBuilder sb = new StringBuilder();
        for (Order o : buy ? buys : sells) {
            sb.append('#').append(o.number).append(' ').append(o.open).append('@').append(o.price).append(';');
        }
        return sb.toString();
    }
}
