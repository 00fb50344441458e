package house.lift;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

public class Elevator {
    private final int floors;
    private final DoorListener listener;
    private final NavigableSet<Integer> wanted = new TreeSet<>();
    private int floor;
    private Direction direction = Direction.IDLE;
    private int travelled;

    public Elevator(int floors, DoorListener listener) {
        if (floors < 2 || floors > 200) {
            throw new IllegalArgumentException("number of floors: " + floors);
        }
        this.floors = floors;
        this.listener = listener;
    }

    public boolean call(int f) {
        if (f < 0 || f >= floors) {
            throw new IndexOutOfBoundsException("no floor " + f);
        }
        return wanted.add(f);
    }

    /** One time unit: open the door here, or move by one floor. */
    public Direction step() {
        if (wanted.remove(floor)) {
            if (listener != null) {
                listener.opened(floor);
            }
            return direction;
        }
        direction = nextDirection();
        if (direction != Direction.IDLE) {
            floor += direction == Direction.UP ? 1 : -1;
            travelled++;
        }
        return direction;
    }

    private Direction nextDirection() {
        boolean above = wanted.higher(floor) != null;
        boolean below = wanted.lower(floor) != null;
        if (!above && !below) {
            return Direction.IDLE;
        }
        return switch (direction) {
            case DOWN -> below ? Direction.DOWN : Direction.UP;
            case UP, IDLE -> above ? Direction.UP : Direction.DOWN;
        };
    }

    public List<Integer> pending() {
        return new ArrayList<>(wanted);
    }

    public String status() {
        return floor + " " + direction + " " + travelled;
    }
}
