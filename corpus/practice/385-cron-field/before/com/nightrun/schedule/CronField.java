package com.nightrun.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;

/** One field of a schedule such as "0,30", "8-18/2" or "*". */
public final class CronField {
    private static final int LIMIT = 366;

    private final TreeSet<Integer> values = new TreeSet<>();

    private CronField() {
    }

    public static CronField parse(String text, int min, int max) {
        if (min < 0 || max < min || max > LIMIT) {
            throw new IllegalArgumentException("bounds " + min + " to " + max);
        }
        CronField field = new CronField();
        for (String part : text.split(",")) {
            int slash = part.indexOf('/');
            String range = slash < 0 ? part : part.substring(0, slash);
            int step = slash < 0 ? 1 : number(part.substring(slash + 1), 1, LIMIT);
            int from = min;
            int to = max;
            if (!range.equals("*")) {
                int dash = range.indexOf('-');
                from = number(dash < 0 ? range : range.substring(0, dash), min, max);
                to = dash < 0 ? from : number(range.substring(dash + 1), from, max);
            }
            for (int value = from; value <= to; value += step) {
                field.values.add(value);
            }
        }
        return field;
    }

    private static int number(String text, int min, int max) {
        int number = Integer.parseInt(text.trim());
        if (number < min || number > max) {
            throw new IllegalArgumentException(number + " is not in " + min + " to " + max);
        }
        return number;
    }

    public boolean matches(int value) {
        return values.contains(value);
    }

    public OptionalInt after(int value) {
        Integer next = values.higher(value);
        return next == null ? OptionalInt.empty() : OptionalInt.of(next);
    }

    public int first() {
        return values.first();
    }

    public int last() {
        return values.last();
    }

    public List<Integer> values() {
        return new ArrayList<>(values);
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
