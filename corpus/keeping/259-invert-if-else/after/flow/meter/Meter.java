package flow.meter;

public class Meter {
    private int reading;
    private int alarms;

    public int update(int delta) {
        if (delta < 0) {
            alarms++;
            return reading;
        }
        long sum = (long) reading + delta;
        if (sum > Integer.MAX_VALUE) {
            alarms++;
            sum = Integer.MAX_VALUE;
        }
        reading = (int) sum;
        return reading;
    }

    public int alarms() {
        return alarms;
    }

    public boolean full() {
        return reading == Integer.MAX_VALUE;
    }
}
