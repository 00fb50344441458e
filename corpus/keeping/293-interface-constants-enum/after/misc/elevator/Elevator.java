package misc.elevator;

public class Elevator {
    public static final int IDLE = 0;
    public static final int UP = 1;
    public static final int DOWN = 2;

    private enum Direction {
        IDLE(Elevator.IDLE, 0), UP(Elevator.UP, 1), DOWN(Elevator.DOWN, -1);

        private final int code;
        private final int step;

        Direction(int code, int step) {
            this.code = code;
            this.step = step;
        }
    }

    private Direction direction = Direction.IDLE;
    private int floor;
    private int target;

    public void call(int to) {
        if (to < 0 || to > 20) {
            throw new IllegalArgumentException("no floor " + to);
        }
        target = to;
        direction = to > floor ? Direction.UP : to < floor ? Direction.DOWN : Direction.IDLE;
    }

    public int step() {
        floor += direction.step;
        if (floor == target) {
            direction = Direction.IDLE;
        }
        return floor;
    }

    public int direction() {
        return direction.code;
    }
}
