package ds.seats;

public class Hall {
    private final boolean[] taken;
    private int free;

    public Hall(int seats) {
        if (seats < 0 || seats > 10_000) {
            throw new IllegalArgumentException("seats");
        }
        taken = new boolean[seats];
        free = seats;
    }

    public boolean reserve(int seat) {
        check(seat);
        if (taken[seat]) {
            return false;
        }
        taken[seat] = true;
        free--;
        return true;
    }

    public int firstFree() {
        for (int i = 0; i < taken.length; i++) {
            if (!taken[i]) {
                return i;
            }
        }
        return -1;
    }

    public int free() {
        return free;
    }

    private void check(int seat) {
        if (seat < 0 || seat >= taken.length) {
            throw new IndexOutOfBoundsException("seat");
        }
    }
}
