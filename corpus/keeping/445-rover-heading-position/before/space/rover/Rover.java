package space.rover;

import java.util.function.BiPredicate;

public final class Rover {
    private final int width;
    private final int height;
    private final BiPredicate<Integer, Integer> obstacle;
    private int x;
    private int y;
    private char heading = 'N';
    private int steps;

    public Rover(int width, int height, BiPredicate<Integer, Integer> obstacle) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("grid");
        }
        this.width = width;
        this.height = height;
        this.obstacle = obstacle;
    }

    public int execute(String commands) {
        int done = 0;
        for (int i = 0; i < commands.length(); i++) {
            char c = commands.charAt(i);
            if (c == 'L') {
                switch (heading) {
                    case 'N': heading = 'W'; break;
                    case 'W': heading = 'S'; break;
                    case 'S': heading = 'E'; break;
                    default: heading = 'N';
                }
            } else if (c == 'R') {
                switch (heading) {
                    case 'N': heading = 'E'; break;
                    case 'E': heading = 'S'; break;
                    case 'S': heading = 'W'; break;
                    default: heading = 'N';
                }
            } else if (c == 'F' || c == 'B') {
                int d = c == 'F' ? 1 : -1;
                int nx = x;
                int ny = y;
                switch (heading) {
                    case 'N': ny = y + d; break;
                    case 'S': ny = y - d; break;
                    case 'E': nx = x + d; break;
                    default: nx = x - d;
                }
                if (nx < 0) nx = width - 1;
                if (nx == width) nx = 0;
                if (ny < 0) ny = height - 1;
                if (ny == height) ny = 0;
                if (obstacle.test(nx, ny)) {
                    return done;
                }
                x = nx;
                y = ny;
                steps++;
            } else if (c == 'U') {
                switch (heading) {
                    case 'N': heading = 'S'; break;
                    case 'S': heading = 'N'; break;
                    case 'E': heading = 'W'; break;
                    default: heading = 'E';
                }
            } else {
                throw new IllegalArgumentException("command " + c);
            }
            done++;
        }
        return done;
    }

    public int x() { return x; }
    public int y() { return y; }
    public char heading() { return heading; }
    public int steps() { return steps; }
    public String toString() { return "(" + x + "," + y + ")" + heading; }
}
