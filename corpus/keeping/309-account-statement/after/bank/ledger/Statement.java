package bank.ledger;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A statement over bookings in the order in which they were made. */
public final class Statement {
    private record Booking(String text, long amount, long balance) { }

    private final long opening;
    private final Deque<Booking> bookings = new ArrayDeque<>();

    public Statement(long opening) {
        this.opening = opening;
    }

    public int book(String text, long amount) {
        if (text.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("line break in text");
        }
        bookings.addLast(new Booking(text, amount, closing() + amount));
        return bookings.size();
    }

    public long[] runningBalances() {
        long[] balances = new long[bookings.size()];
        int i = 0;
        for (Booking booking : bookings) {
            balances[i++] = booking.balance();
        }
        return balances;
    }

    public long closing() {
        Booking last = bookings.peekLast();
        return last == null ? opening : last.balance();
    }

    public long lowest() {
        long lowest = opening;
        for (Booking booking : bookings) {
            if (booking.balance() < lowest) {
                lowest = booking.balance();
            }
        }
        return lowest;
    }

    /** Positions (from 1) at which the balance crossed from not negative to negative. */
    public List<Integer> overdrafts() {
        List<Integer> positions = new ArrayList<>();
        long previous = opening;
        int position = 0;
        for (Booking booking : bookings) {
            position++;
            if (previous >= 0 && booking.balance() < 0) {
                positions.add(position);
            }
            previous = booking.balance();
        }
        return positions;
    }

    public String print() {
        StringBuilder out = new StringBuilder();
        int position = 0;
        for (Booking booking : bookings) {
            if (position > 0) {
                out.append('\n');
            }
            out.append(++position).append(';').append(booking.text()).append(';')
                    .append(booking.amount()).append(';').append(booking.balance());
        }
        return out.toString();
    }

    public boolean undoLast() {
        return bookings.pollLast() != null;
    }
}
