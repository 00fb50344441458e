package building.lift;

import java.util.BitSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** Goes on in its direction as long as there are requests that way. */
public final class Elevator {
    private static final int NONE = -1;

    private final int top;
    private final DoorListener doors;
    private final BitSet requests = new BitSet();
    private int floor;
    private boolean up = true;
    private long travelled;

    public Elevator(int top, DoorListener doors) {
        if (top < 1 || top > 500) {
            throw new IllegalArgumentException("top floor " + top);
        }
        this.top = top;
        this.doors = Objects.requireNonNull(doors);
    }

    public boolean call(int wanted) {
        if (!exists(wanted)) {
            throw new IllegalArgumentException("no floor " + wanted);
        }
        boolean fresh = !requests.get(wanted);
        requests.set(wanted);
        return fresh;
    }

    public boolean cancel(int wanted) {
        boolean there = exists(wanted) && requests.get(wanted);
        if (there) {
            requests.clear(wanted);
        }
        return there;
    }

    private boolean exists(int wanted) {
        return 0 <= wanted && wanted <= top;
    }

    /** Moves to the next stop; returns its floor or -1 when there is nothing to do. */
    public int move() {
        if (requests.isEmpty()) {
            return NONE;
        }
        int target = ahead();
        if (target == NONE) {
            up = !up;
            target = ahead();
        }
        requests.clear(target);
        travelled += Math.abs(target - floor);
        floor = target;
        doors.opened(target);
        return target;
    }

    private int ahead() {
        return up ? requests.nextSetBit(floor) : requests.previousSetBit(floor);
    }

    public int runAll() {
        int stops = 0;
        while (stops < 1000 && move() != NONE) {
            stops++;
        }
        return stops;
    }

    public List<Integer> waiting() {
        List<Integer> floors = new ArrayList<>();
        requests.stream().forEach(floors::add);
        if (!up) {
            Collections.reverse(floors);
        }
        return floors;
    }

    public Integer highest() {
        int length = requests.length();
        return length == 0 ? null : (Integer) (length - 1);
    }

    public int floor() {
        return floor;
    }

    public String state() {
        return (up ? "up" : "down") + "@" + floor + " after " + travelled;
    }
}
