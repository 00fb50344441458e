package building.lift;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Goes on in its direction as long as there are requests that way. */
public final class Elevator {
    private final int top;
    private final DoorListener doors;
    private final TreeSet<Integer> requests = new TreeSet<>();
    private int floor;
    private boolean up = true;
    private long travelled;

    public Elevator(int top, DoorListener doors) {
        if (top < 1 || top > 500) {
            throw new IllegalArgumentException("top floor " + top);
        }
        if (doors == null) {
            throw new NullPointerException();
        }
        this.top = top;
        this.doors = doors;
    }

    public boolean call(int wanted) {
        if (wanted < 0 || wanted > top) {
            throw new IllegalArgumentException("no floor " + wanted);
        }
        return requests.add(wanted);
    }

    public boolean cancel(int wanted) {
        return requests.remove(wanted);
    }

    /** Moves to the next stop; returns its floor or -1 when there is nothing to do. */
    public int move() {
        if (requests.isEmpty()) {
            return -1;
        }
        Integer target = up ? requests.ceiling(floor) : requests.floor(floor);
        if (target == null) {
            up = !up;
            target = up ? requests.ceiling(floor) : requests.floor(floor);
        }
        requests.remove(target);
        travelled += Math.abs(target - floor);
        floor = target;
        doors.opened(floor);
        return target;
    }

    public int runAll() {
        int stops = 0;
        while (stops < 1000 && move() >= 0) {
            stops++;
        }
        return stops;
    }

    public List<Integer> waiting() {
        return new ArrayList<>(up ? requests : requests.descendingSet());
    }

    public Integer highest() {
        return requests.isEmpty() ? null : requests.last();
    }

    public int floor() {
        return floor;
    }

    public String state() {
        return (up ? "up" : "down") + "@" + floor + " after " + travelled;
    }
}
