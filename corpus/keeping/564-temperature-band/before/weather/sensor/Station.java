package weather.sensor;

public class Station {
    private final Band normal;
    private double max = Double.NEGATIVE_INFINITY;
    private double last;
    private int count;
    private int alarms;
    private boolean alarm;

    public Station(Band normal) {
        this.normal = java.util.Objects.requireNonNull(normal);
    }

    public void read(double t) {
        if (t != t) {
            return;
        } else {
            if (count == 0 || t > max) {
                max = t;
            }
            boolean bad = !normal.contains(t);
            if (bad) {
                if (!alarm) {
                    alarms++;
                    alarm = true;
                }
            } else {
                alarm = false;
            }
            last = t;
            count++;
        }
    }

    public double max() {
        return max;
    }

    public double last() {
        return count == 0 ? Double.NaN : last;
    }

    public int alarms() {
        return alarms;
    }
}
