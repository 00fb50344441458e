package weather.sensor;

public class Station {
    private final Band normal;
    private double max = Double.NEGATIVE_INFINITY;
    private double last = Double.NaN;
    private int alarms;
    private boolean alarm;

    public Station(Band normal) {
        this.normal = java.util.Objects.requireNonNull(normal);
    }

    public void read(double t) {
        if (Double.isNaN(t)) {
            return;
        }
        if (t > max) {
            max = t;
        }
        boolean bad = !normal.contains(t);
        if (bad && !alarm) {
            alarms++;
        }
        alarm = bad;
        last = t;
    }

    public double max() {
        return max;
    }

    public double last() {
        return last;
    }

    public int alarms() {
        return alarms;
    }
}
