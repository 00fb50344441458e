package lift.motion;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntConsumer;

public final class Elevator {

    private final int floors;
    private final Deque<Integer> calls = new ArrayDeque<>();
    private Phase phase = Phase.IDLE;
    private int floor;

    public Elevator(int floors) {
        if (floors < 1) {
            throw new IllegalArgumentException("floors");
        }
        this.floors = floors;
    }

    public boolean call(int target) {
        if (target < 0 || target >= floors || calls.contains(target)) {
            return false;
        }
        return calls.add(target);
    }

    /** One tick of the controller; reports the floor whenever the doors open. */
    public String tick(IntConsumer onOpen) {
        Integer target = calls.peek();
        if (target == null && phase == Phase.IDLE) {
            return toString();
        }
        int delta = target == null ? 0 : Integer.compare(target, floor);
        phase = phase.next(delta);
        floor += phase.step();
        if (phase == Phase.DOORS_OPEN) {
            calls.poll();
            onOpen.accept(floor);
        }
        return toString();
    }

    @Override
    public String toString() {
        return phase.name().toLowerCase(java.util.Locale.ROOT) + "@" + floor + calls;
    }
}
