package space.rover;

import java.util.function.BiPredicate;

public final class Rover {
    private final int width;
    private final int height;
    private final BiPredicate<Integer, Integer> obstacle;
    private Position position = new Position(0, 0);
    private Heading heading = Heading.N;
    private int steps;

    public Rover(int width, int height, BiPredicate<Integer, Integer> obstacle) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("grid " + width + "x" + height);
        }
        this.width = width;
        this.height = height;
        this.obstacle = obstacle;
    }

    public int execute(String commands) {
        int done = 0;
        for (char command : commands.toCharArray()) {
            if (!perform(command)) {
                break;
            }
            done++;
        }
        return done;
    }

    private boolean perform(char command) {
        switch (command) {
            case 'L':
                heading = heading.turned(3);
                return true;
            case 'R':
                heading = heading.turned(1);
                return true;
            case 'U':
                heading = heading.turned(2);
                return true;
            case 'F':
                return move(1);
            case 'B':
                return move(-1);
            default:
                throw new IllegalArgumentException("unknown command " + command);
        }
    }

    private boolean move(int direction) {
        Position target = position.step(heading, direction, width, height);
        if (obstacle.test(target.x(), target.y())) {
            return false;
        }
        position = target;
        steps++;
        return true;
    }

    public int x() { return position.x(); }
    public int y() { return position.y(); }
    public char heading() { return heading.letter(); }
    public int steps() { return steps; }
    public String toString() { return position.toString() + heading; }
}
