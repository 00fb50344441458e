package sim.robot;

import java.util.Map;
import java.util.Objects;
import java.util.function.IntConsumer;

/** Programs: F3 forward, B back, L and R quarter turns, D drop a marker; blanks are ignored. */
public final class Robot {
    private static final int QUARTERS = 4;

    private final World world;
    private final Map<Character, IntConsumer> instructions = Map.of(
            'F', n -> move(n, 1),
            'B', n -> move(n, -1),
            'L', n -> turn(3 * (n % QUARTERS)),
            'R', n -> turn(n % QUARTERS),
            'D', this::drop);
    private Point position = new Point(0, 0);
    private Heading heading = Heading.N;
    private int bumps;
    private final StringBuilder markers = new StringBuilder();

    public Robot(World world) {
        this.world = Objects.requireNonNull(world);
    }

    public void run(String program) {
        int i = 0;
        while (i < program.length()) {
            char name = program.charAt(i++);
            if (name == ' ') {
                continue;
            }
            int end = endOfNumber(program, i);
            int count = i == end ? 1 : Integer.parseInt(program.substring(i, end));
            i = end;
            execute(name, count);
        }
    }

    private static int endOfNumber(String program, int start) {
        int end = start;
        while (end < program.length() && program.charAt(end) >= '0' && program.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    private void execute(char name, int count) {
        IntConsumer instruction = instructions.get(name);
        if (instruction == null) {
            throw new IllegalArgumentException("instruction " + name);
        }
        instruction.accept(count);
    }

    private void move(int steps, int sign) {
        for (int step = 0; step < steps; step++) {
            Point next = heading.from(position, sign);
            if (world.blocked(next.x(), next.y())) {
                bumps++;
                return;
            }
            position = next;
        }
    }

    private void turn(int quarters) {
        heading = heading.clockwise(quarters);
    }

    private void drop(int count) {
        String marker = "(" + position.x() + "," + position.y() + ")";
        for (int i = 0; i < count; i++) {
            markers.append(marker);
        }
    }

    public String position() {
        return position.x() + "," + position.y() + heading.name();
    }

    public int bumps() {
        return bumps;
    }

    public String markers() {
        return markers.toString();
    }
}
