package house.lift;

import java.util.ArrayList;
import java.util.List;

public class Elevator {
    private final boolean[] wanted;
    private final DoorListener listener;
    private int floor;
    private Direction direction = Direction.IDLE;
    private int travelled;

    public Elevator(int floors, DoorListener listener) {
        if (floors < 2 || floors > 200) {
            throw new IllegalArgumentException("floors");
        }
        this.wanted = new boolean[floors];
        this.listener = listener;
    }

    public boolean call(int f) {
        if (f >= 0 && f < wanted.length) {
            if (wanted[f]) {
                return false;
            } else {
                wanted[f] = true;
                return true;
            }
        } else {
            throw new IndexOutOfBoundsException("floor " + f);
        }
    }

    private boolean anyAbove() {
        boolean found = false;
        for (int i = floor + 1; i < wanted.length; i++) {
            if (wanted[i]) {
                found = true;
            }
        }
        return found;
    }

    private boolean anyBelow() {
        boolean found = false;
        for (int i = 0; i < floor; i++) {
            if (wanted[i]) {
                found = true;
            }
        }
        return found;
    }

    /** One time unit: open the door here, or move by one floor. */
    public Direction step() {
        if (wanted[floor]) {
            wanted[floor] = false;
            if (listener != null) {
                listener.opened(floor);
            }
            return direction;
        }
        switch (direction) {
            case UP:
                if (!anyAbove()) {
                    if (anyBelow()) {
                        direction = Direction.DOWN;
                    } else {
                        direction = Direction.IDLE;
                    }
                }
                break;
            case DOWN:
                if (!anyBelow()) {
                    if (anyAbove()) {
                        direction = Direction.UP;
                    } else {
                        direction = Direction.IDLE;
                    }
                }
                break;
            default:
                if (anyAbove()) {
                    direction = Direction.UP;
                } else if (anyBelow()) {
                    direction = Direction.DOWN;
                }
        }
        if (direction == Direction.UP) {
            floor++;
            travelled++;
        } else if (direction == Direction.DOWN) {
            floor--;
            travelled++;
        }
        return direction;
    }

    public List<Integer> pending() {
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < wanted.length; i++) {
            if (wanted[i]) out.add(i);
        }
        return out;
    }

    public String status() {
        return floor + " " + direction + " " + travelled;
    }
}
