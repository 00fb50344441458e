package misc.parking;

public class Parking {
    private static final int MAX_CAPACITY = 500;
    private static final int FREE_MINUTES = 15;
    private static final int DAY_MINUTES = 600;
    private static final int DAY_FEE = 2000;
    private static final int BASE_FEE = 150;
    private static final int STEP_MINUTES = 30;
    private static final int STEP_FEE = 100;

    private final int capacity;
    private int used;
    private long income;

    public Parking(int capacity) {
        if (capacity < 0 || capacity > MAX_CAPACITY) {
            throw new IllegalArgumentException("capacity must be in 0.." + MAX_CAPACITY);
        }
        this.capacity = capacity;
    }

    public boolean enter() {
        boolean room = used < capacity;
        if (room) {
            used++;
        }
        return room;
    }

    public int leave(int minutes) {
        if (used == 0) {
            throw new IllegalStateException("nobody is parking");
        }
        used--;
        int fee = fee(minutes);
        income += fee;
        return fee;
    }

    private static int fee(int minutes) {
        if (minutes <= FREE_MINUTES) {
            return 0;
        }
        if (minutes >= DAY_MINUTES) {
            return DAY_FEE;
        }
        return BASE_FEE + (minutes - FREE_MINUTES) / STEP_MINUTES * STEP_FEE;
    }

    public long income() {
        return income;
    }
}
