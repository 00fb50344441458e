package org.tickwheel.cron;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** One field of a cron expression, e.g. {@code 0,15-20,30-50/5}. */
public final class CronField {

    private final int min;
    private final int max;
    private long allowed;

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
                field.allowed |= 1L << v;
            }
        }
        return field;
    }

    public boolean matches(int value) {
        return value >= min && value <= max && (allowed >>> value & 1) == 1;
    }

    /** The smallest allowed value that is not less than the given one. */
    public OptionalInt nextOrSame(int value) {
        if (value > max) {
            return OptionalInt.empty();
        }
        long candidates = allowed & -1L << Math.max(value, min);
        return candidates == 0 ? OptionalInt.empty() : OptionalInt.of(Long.numberOfTrailingZeros(candidates));
    }

    public int first() {
        return Long.numberOfTrailingZeros(allowed);
    }

    public List<Integer> values() {
        List<Integer> values = new ArrayList<>(Long.bitCount(allowed));
        for (long rest = allowed; rest != 0; rest &= rest - 1) {
            values.add(Long.numberOfTrailingZeros(rest));
        }
        return values;
    }

    @Override
    public String toString() {
        return Long.bitCount(allowed) == max - min + 1 ? "*" : values().toString();
    }
}
