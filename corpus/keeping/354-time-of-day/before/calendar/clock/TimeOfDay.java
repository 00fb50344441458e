package calendar.clock;

public final class TimeOfDay implements Comparable<TimeOfDay> {
    private static final int DAY = 24 * 60;

    private final int minutes;

    public TimeOfDay(int hour, int minute) {
        if (hour < 0 || hour >= 24 || minute < 0 || minute >= 60) {
            throw new IllegalArgumentException(hour + ":" + minute);
        }
        this.minutes = hour * 60 + minute;
    }

    public static TimeOfDay ofMinutes(long minutes) {
        int m = (int) (minutes % DAY);
        if (m < 0) {
            m += DAY;
        }
        return new TimeOfDay(m / 60, m % 60);
    }

    /** Reads H:MM or HH:MM. */
    public static TimeOfDay parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 1 || colon > 2 || text.length() != colon + 3) {
            throw new IllegalArgumentException(text);
        }
        for (int i = 0; i < text.length(); i++) {
            if (i != colon && (text.charAt(i) < '0' || text.charAt(i) > '9')) {
                throw new IllegalArgumentException(text);
            }
        }
        return new TimeOfDay(Integer.parseInt(text.substring(0, colon)), Integer.parseInt(text.substring(colon + 1)));
    }

    public int hour() {
        return minutes / 60;
    }

    public int minute() {
        return minutes % 60;
    }

    public TimeOfDay plus(int more) {
        return ofMinutes((long) minutes + more);
    }

    /** Minutes until the other time comes next, 0 to 1439. */
    public int until(TimeOfDay other) {
        int d = other.minutes - minutes;
        return d < 0 ? d + DAY : d;
    }

    public boolean isBetween(TimeOfDay from, TimeOfDay to) {
        if (from.minutes <= to.minutes) {
            return from.minutes <= minutes && minutes < to.minutes;
        }
        return minutes >= from.minutes || minutes < to.minutes;
    }

    @Override
    public int compareTo(TimeOfDay o) {
        return minutes - o.minutes;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof TimeOfDay && ((TimeOfDay) o).minutes == minutes;
    }

    @Override
    public int hashCode() {
        return minutes;
    }

    @Override
    public String toString() {
        return (minutes < 600 ? "0" : "") + hour() + ":" + (minute() < 10 ? "0" : "") + minute();
    }
}
