package lab.data;

import java.util.Arrays;

public final class SortedReadings {
    private static final int CAPACITY = 10000;

    private int[] values = new int[4];
    private int size;

    public SortedReadings(int... initial) {
        for (int value : initial) {
            add(value);
        }
    }

    public void add(int value) {
        if (size >= CAPACITY) {
            throw new IllegalStateException("more than " + CAPACITY + " readings");
        }
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        int at = lowerBound(value);
        System.arraycopy(values, at, values, at + 1, size - at);
        values[at] = value;
        size++;
    }

    public int indexOf(int value) {
        int at = lowerBound(value);
        return at < size && values[at] == value ? at : -1;
    }

    /** First position whose value is not smaller than the given one. */
    private int lowerBound(long value) {
        int lo = 0;
        int hi = size;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (values[mid] < value) {
                lo = mid + 1;
            } else {
                hi = mid;
            }
        }
        return lo;
    }

    public int countBetween(int from, int to) {
        return Math.max(0, lowerBound(to + 1L) - lowerBound(from));
    }

    public boolean remove(int value) {
        int at = indexOf(value);
        if (at < 0) {
            return false;
        }
        size--;
        System.arraycopy(values, at + 1, values, at, size - at);
        return true;
    }

    public double median() {
        if (size == 0) {
            return Double.NaN;
        }
        int middle = size >> 1;
        if ((size & 1) != 0) {
            return values[middle];
        }
        return ((long) values[middle - 1] + values[middle]) / 2.0;
    }

    public int closestTo(int target) {
        if (size == 0) {
            throw new IllegalStateException("no readings");
        }
        int right = lowerBound(target);
        if (right == 0) {
            return values[0];
        }
        int below = values[right - 1];
        if (right == size) {
            return below;
        }
        int above = values[right];
        return (long) above - target < (long) target - below ? above : below;
    }

    public int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
