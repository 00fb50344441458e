package sched.slots;

import java.util.ArrayList;
import java.util.List;

public class Scheduler {
    private static class Booking {
        final int from;
        final int to;

        Booking(int from, int to) {
            this.from = from;
            this.to = to;
        }

        boolean clashes(int start, int end) {
            return start < to && from < end;
        }
    }

    private final List<Booking> bookings = new ArrayList<>();

    public boolean book(int from, int to) {
        if (from >= to) {
            throw new IllegalArgumentException("empty");
        }
        for (Booking b : bookings) {
            if (b.clashes(from, to)) {
                return false;
            }
        }
        bookings.add(new Booking(from, to));
        return true;
    }

    public int busy() {
        int sum = 0;
        for (Booking b : bookings) {
            sum += b.to - b.from;
        }
        return sum;
    }
}
