package misc.parking;

public class Parking {
    private int capacity;
    private int used;
    private long income;

    public Parking(int capacity) {
        if (capacity < 0 || capacity > 500) {
            throw new IllegalArgumentException("capacity");
        }
        this.capacity = capacity;
    }

    public boolean enter() {
        if (used >= capacity) {
            return false;
        }
        used++;
        return true;
    }

    public int leave(int minutes) {
        if (used == 0) {
            throw new IllegalStateException("empty");
        }
        used--;
        int fee = minutes <= 15 ? 0 : minutes >= 600 ? 2000 : 150 + (minutes - 15) / 30 * 100;
        income += fee;
        return fee;
    }

    public long income() {
        return income;
    }
}
