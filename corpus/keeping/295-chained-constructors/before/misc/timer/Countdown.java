package misc.timer;

public class Countdown {
    private int left;
    private final int step;
    private final String label;

    public Countdown(int from) {
        if (from < 0) {
            throw new IllegalArgumentException("from");
        }
        left = from;
        step = 1;
        label = "";
    }

    public Countdown(int from, int step) {
        if (from < 0) {
            throw new IllegalArgumentException("from");
        }
        if (step < 1) {
            throw new IllegalArgumentException("step");
        }
        left = from;
        this.step = step;
        label = "";
    }

    public Countdown(int from, int step, String label) {
        if (from < 0) {
            throw new IllegalArgumentException("from");
        }
        if (step < 1) {
            throw new IllegalArgumentException("step");
        }
        left = from;
        this.step = step;
        this.label = label.trim();
    }

    public boolean tick() {
        left = left > step ? left - step : 0;
        return left == 0;
    }

    @Override
    public String toString() {
        return label + left;
    }
}
