package flow.meter;

public class Meter {
    private int reading;
    private int alarms;

    public int update(int delta) {
        if (!(delta < 0)) {
            if (reading > Integer.MAX_VALUE - delta) {
                reading = Integer.MAX_VALUE;
                alarms++;
                return reading;
            } else {
                reading = reading + delta;
                return reading;
            }
        } else {
            alarms++;
            return reading;
        }
    }

    public int alarms() {
        return alarms;
    }

    public boolean full() {
        return !(reading != Integer.MAX_VALUE);
    }
}
