package academy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Course {

    private final int capacity;
    private final Map<String, Integer> seatsByCustomer = new LinkedHashMap<>();
    private final List<String> waiting = new ArrayList<>();
    private int taken;

    public Course(int capacity) {
        this.capacity = capacity;
    }

    public boolean book(String customer, int seats) {
        if (seats < 1) {
            throw new IllegalArgumentException("seats");
        }
        if (hasRoomFor(seats)) {
            taken += seats;
            seatsByCustomer.merge(customer, seats, Integer::sum);
            return true;
        }
        waiting.add(customer);
        return false;
    }

    private boolean hasRoomFor(int seats) {
        return taken + seats < capacity;
    }

    public boolean cancel(String customer) {
        Integer seats = seatsByCustomer.remove(customer);
        if (seats == null) {
            return false;
        }
        taken -= seats;
        return true;
    }

    public int freeSeats() {
        return capacity - taken;
    }

    public List<String> waiting() {
        return new ArrayList<>(waiting);
    }
}
