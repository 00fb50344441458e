package sim.robot;

import java.util.Objects;

/** Programs: F3 forward, B back, L and R quarter turns, D drop a marker; blanks are ignored. */
public final class Robot {
    private static final int[] DX = {0, 1, 0, -1};
    private static final int[] DY = {1, 0, -1, 0};
    private static final String NAMES = "NESW";

    private final World world;
    private int x;
    private int y;
    private int dir;
    private int bumps;
    private final StringBuilder markers = new StringBuilder();

    public Robot(World world) {
        this.world = Objects.requireNonNull(world);
    }

    public void run(String program) {
        int i = 0;
        while (i < program.length()) {
            char c = program.charAt(i++);
            if (c == ' ') {
                continue;
            }
            int start = i;
            while (i < program.length() && program.charAt(i) >= '0' && program.charAt(i) <= '9') {
                i++;
            }
            int n = start == i ? 1 : Integer.parseInt(program.substring(start, i));
            switch (c) {
                case 'F':
                    for (int k = 0; k < n; k++) {
                        int nx = x + DX[dir];
                        int ny = y + DY[dir];
                        if (world.blocked(nx, ny)) {
                            bumps++;
                            break;
                        }
                        x = nx;
                        y = ny;
                    }
                    break;
                case 'B':
                    for (int k = 0; k < n; k++) {
                        int nx = x - DX[dir];
                        int ny = y - DY[dir];
                        if (world.blocked(nx, ny)) {
                            bumps++;
                            break;
                        }
                        x = nx;
                        y = ny;
                    }
                    break;
                case 'L':
                    dir = (dir + 3 * (n % 4)) % 4;
                    break;
                case 'R':
                    dir = (dir + n % 4) % 4;
                    break;
                case 'D':
                    for (int k = 0; k < n; k++) {
                        markers.append('(').append(x).append(',').append(y).append(')');
                    }
                    break;
                default:
                    throw new IllegalArgumentException("instruction " + c);
            }
        }
    }

    public String position() {
        return x + "," + y + NAMES.charAt(dir);
    }

    public int bumps() {
        return bumps;
    }

    public String markers() {
        return markers.toString();
    }
}
