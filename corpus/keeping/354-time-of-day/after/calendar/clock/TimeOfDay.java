package calendar.clock;

import java.util.Comparator;
import java.util.regex.Pattern;

public record TimeOfDay(int hour, int minute) implements Comparable<TimeOfDay> {
    private static final int DAY = 24 * 60;
    private static final Pattern FORMAT = Pattern.compile("([0-9]{1,2}):([0-9]{2})");
    private static final Comparator<TimeOfDay> ORDER =
            Comparator.comparingInt(TimeOfDay::hour).thenComparingInt(TimeOfDay::minute);

    public TimeOfDay {
        boolean valid = hour >= 0 && hour < 24 && minute >= 0 && minute < 60;
        if (!valid) {
            throw new IllegalArgumentException("no such time of day");
        }
    }

    public static TimeOfDay ofMinutes(long minutes) {
        int m = Math.floorMod(minutes, DAY);
        return new TimeOfDay(m / 60, m % 60);
    }

    /** Reads H:MM or HH:MM. */
    public static TimeOfDay parse(String text) {
        var matcher = FORMAT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a time: " + text);
        }
        return new TimeOfDay(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    private int minutes() {
        return hour * 60 + minute;
    }

    public TimeOfDay plus(int more) {
        return ofMinutes(minutes() + (long) more);
    }

    /** Minutes until the other time comes next, 0 to 1439. */
    public int until(TimeOfDay other) {
        return Math.floorMod(other.minutes() - minutes(), DAY);
    }

    public boolean isBetween(TimeOfDay from, TimeOfDay to) {
        boolean started = compareTo(from) >= 0;
        boolean notOver = compareTo(to) < 0;
        return from.compareTo(to) <= 0 ? started && notOver : started || notOver;
    }

    @Override
    public int compareTo(TimeOfDay o) {
        return ORDER.compare(this, o);
    }

    @Override
    public String toString() {
        return twoDigits(hour) + ":" + twoDigits(minute);
    }

    private static String twoDigits(int n) {
        return n < 10 ? "0" + n : Integer.toString(n);
    }
}
