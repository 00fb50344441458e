package ds.seats;

import java.util.BitSet;

public class Hall {
    private final BitSet taken = new BitSet();
    private final int seats;

    public Hall(int seats) {
        if (seats < 0 || seats > 10_000) {
            throw new IllegalArgumentException("number of seats: " + seats);
        }
        this.seats = seats;
    }

    public boolean reserve(int seat) {
        check(seat);
        boolean possible = !taken.get(seat);
        taken.set(seat);
        return possible;
    }

    public int firstFree() {
        int seat = taken.nextClearBit(0);
        return seat < seats ? seat : -1;
    }

    public int free() {
        return seats - taken.cardinality();
    }

    private void check(int seat) {
        if (seat < 0 || seat >= seats) {
            throw new IndexOutOfBoundsException("no seat " + seat);
        }
    }
}
