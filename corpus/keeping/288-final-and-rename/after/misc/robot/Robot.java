package misc.robot;

public class Robot {
    private static final int[] STEP_X = {0, 1, 0, -1};
    private static final int[] STEP_Y = {1, 0, -1, 0};

    private int x;
    private int y;
    private int heading;

    public Robot run(String program) {
        for (final char command : program.toCharArray()) {
            execute(command);
        }
        return this;
    }

    private void execute(char command) {
        switch (command) {
            case 'L' -> turn(3);
            case 'R' -> turn(1);
            case 'F' -> {
                x += STEP_X[heading];
                y += STEP_Y[heading];
            }
            default -> throw new IllegalArgumentException("unknown command " + command);
        }
    }

    private void turn(int quarters) {
        heading = (heading + quarters) % 4;
    }

    public String where() {
        return x + "," + y + " " + "NESW".charAt(heading);
    }
}
