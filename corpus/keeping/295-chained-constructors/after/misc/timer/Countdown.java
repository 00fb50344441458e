package misc.timer;

public class Countdown {
    private int left;
    private final int step;
    private final String label;

    public Countdown(int from) {
        this(from, 1);
    }

    public Countdown(int from, int step) {
        this(from, step, "");
    }

    public Countdown(int from, int step, String label) {
        if (from < 0 || step < 1) {
            throw new IllegalArgumentException("from " + from + " by " + step);
        }
        this.left = from;
        this.step = step;
        this.label = label.trim();
    }

    public boolean tick() {
        left = Math.max(0, left - step);
        return left == 0;
    }

    @Override
    public String toString() {
        return label + left;
    }
}
