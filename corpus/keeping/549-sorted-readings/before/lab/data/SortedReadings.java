package lab.data;

import java.util.Arrays;

public final class SortedReadings {
    private int[] values = new int[4];
    private int size;

    public SortedReadings(int... initial) {
        for (int i = 0; i < initial.length; i++) {
            add(initial[i]);
        }
    }

    public void add(int value) {
        if (size == 10000) {
            throw new IllegalStateException("full");
        }
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        int i = size;
        while (i > 0 && values[i - 1] > value) {
            values[i] = values[i - 1];
            i--;
        }
        values[i] = value;
        size++;
    }

    public int indexOf(int value) {
        int i = lower(value, 0, size);
        if (i < size) {
            if (values[i] == value) {
                return i;
            }
        }
        return -1;
    }

    private int lower(int value, int lo, int hi) {
        if (lo == hi) {
            return lo;
        }
        int mid = (lo + hi) / 2;
        if (values[mid] < value) {
            return lower(value, mid + 1, hi);
        } else {
            return lower(value, lo, mid);
        }
    }

    public int countBetween(int from, int to) {
        int n = 0;
        for (int i = 0; i < size; i++) {
            if (values[i] < from) {
                continue;
            }
            if (values[i] > to) {
                break;
            }
            n++;
        }
        return n;
    }

    public boolean remove(int value) {
        int at = indexOf(value);
        if (at == -1) {
            return false;
        }
        for (int i = at; i < size - 1; i++) {
            values[i] = values[i + 1];
        }
        size--;
        return true;
    }

    public double median() {
        if (size == 0) {
            return Double.NaN;
        }
        if (size % 2 == 1) {
            return values[size / 2];
        }
        return ((double) values[size / 2 - 1] + values[size / 2]) / 2;
    }

    public int closestTo(int target) {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        int best = values[0];
        for (int i = 1; i < size; i++) {
            if (Math.abs((long) values[i] - target) < Math.abs((long) best - target)) {
                best = values[i];
            }
        }
        return best;
    }

    public int[] toArray() {
        int[] copy = new int[size];
        for (int i = 0; i < size; i++) {
            copy[i] = values[i];
        }
        return copy;
    }
}
