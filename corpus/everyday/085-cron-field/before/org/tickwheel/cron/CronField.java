package org.tickwheel.cron;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;

/** One field of a cron expression, e.g. {@code 0,15-20,30-50/5}. */
public final class CronField {

    private final int min;
    private final int max;
    private final TreeSet<Integer> allowed = new TreeSet<>();

    private CronField(int min, int max) {
        this.min = min;
        this.max = max;
    }

    public static CronField minutes(String text) {
        return parse(text, 0, 59);
    }

    public static CronField hours(String text) {
        return parse(text, 0, 23);
    }

    public static CronField daysOfMonth(String text) {
        return parse(text, 1, 31);
    }

    private static CronField parse(String text, int min, int max) {
        CronField field = new CronField(min, max);
        for (String item : text.split(",", -1)) {
            int slash = item.indexOf('/');
            int step = slash < 0 ? 1 : Integer.parseInt(item.substring(slash + 1));
            if (step < 1) {
                throw new IllegalArgumentException("step in " + text);
            }
            String range = slash < 0 ? item : item.substring(0, slash);
            int from = min;
            int to = max;
            if (!range.equals("*")) {
                int dash = range.indexOf('-', 1);
                from = Integer.parseInt(dash < 0 ? range : range.substring(0, dash));
                to = dash < 0 ? (slash < 0 ? from : max) : Integer.parseInt(range.substring(dash + 1));
            }
            if (from < min || to > max || from > to) {
                throw new IllegalArgumentException("range in " + text);
            }
            for (long v = from; v <= to; v += step) {
                field.allowed.add((int) v);
            }
        }
        return field;
    }

    public boolean matches(int value) {
        return allowed.contains(value);
    }

    /** The smallest allowed value that is not less than the given one. */
    public OptionalInt nextOrSame(int value) {
        Integer next = allowed.ceiling(value);
        return next == null ? OptionalInt.empty() : OptionalInt.of(next);
    }

    public int first() {
        return allowed.first();
    }

    public List<Integer> values() {
        return new ArrayList<>(allowed);
    }

    @Override
    public String toString() {
        return allowed.size() == max - min + 1 ? "*" : allowed.toString();
    }
}
