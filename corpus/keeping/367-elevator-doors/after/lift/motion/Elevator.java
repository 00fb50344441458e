package lift.motion;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
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
        boolean accepted = target >= 0 && target < floors && !calls.contains(target);
        if (accepted) {
            calls.addLast(target);
        }
        return accepted;
    }

    /** One tick of the controller; reports the floor whenever the doors open. */
    public String tick(IntConsumer onOpen) {
        if (phase != Phase.IDLE || !calls.isEmpty()) {
            int delta = calls.isEmpty() ? 0 : Integer.compare(calls.getFirst(), floor);
            phase = phase.next(delta);
            switch (phase) {
                case UP, DOWN -> floor += phase.step();
                case DOORS_OPEN -> {
                    calls.pollFirst();
                    onOpen.accept(floor);
                }
                case IDLE -> { }
            }
        }
        return toString();
    }

    @Override
    public String toString() {
        return phase.name().toLowerCase(Locale.ROOT) + "@" + floor + calls;
    }
}
