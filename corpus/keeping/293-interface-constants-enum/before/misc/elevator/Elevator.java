package misc.elevator;

public class Elevator {
    public static final int IDLE = 0;
    public static final int UP = 1;
    public static final int DOWN = 2;

    private int direction = IDLE;
    private int floor;
    private int target;

    public void call(int to) {
        if (to < 0 || to > 20) {
            throw new IllegalArgumentException("floor");
        }
        target = to;
        direction = to > floor ? UP : to < floor ? DOWN : IDLE;
    }

    public int step() {
        if (direction == UP) {
            floor++;
        } else if (direction == DOWN) {
            floor--;
        }
        if (floor == target) {
            direction = IDLE;
        }
        return floor;
    }

    public int direction() {
        return direction;
    }
}
