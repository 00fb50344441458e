package sched.slots;

import java.util.ArrayList;
import java.util.List;

public class Scheduler {
    private final List<Booking> bookings = new ArrayList<>();

    public boolean book(int from, int to) {
        if (from >= to) {
            throw new IllegalArgumentException("empty booking");
        }
        for (Booking b : bookings) {
            if (b.clashes(from, to)) {
                return false;
            }
        }
        return bookings.add(new Booking(from, to));
    }

    public int busy() {
        int sum = 0;
        for (Booking b : bookings) {
            sum += b.length();
        }
        return sum;
    }
}
