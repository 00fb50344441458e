package com.hydrosense.logger;

import java.util.Arrays;

/** Keeps the last samples of a probe, overwriting the oldest. */
public final class SampleHistory {
    private final int[] values;
    private int head;
    private int count;

    public SampleHistory(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        values = new int[capacity];
    }

    public void record(int value) {
        values[head] = value;
        head = (head + 1) % values.length;
        count = Math.min(count + 1, values.length);
    }

    /** Age 0 is the newest sample. */
    public int ago(int age) {
        if (age < 0 || age >= count) {
            throw new IllegalArgumentException("no sample of age " + age);
        }
        return values[(head - 1 - age) % values.length];
    }

    public int[] newestFirst() {
        int[] copy = new int[count];
        Arrays.setAll(copy, this::ago);
        return copy;
    }

    public int size() {
        return count;
    }
}
