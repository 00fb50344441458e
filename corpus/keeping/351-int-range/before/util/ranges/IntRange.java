package util.ranges;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** Numbers from first towards last in steps; small ranges only. All empty ranges are equal. */
public final class IntRange implements Iterable<Integer> {
    private static final int MAX_COUNT = 2000;

    private final int first;
    private final int last;
    private final int step;
    private final int count;

    public IntRange(int first, int last, int step) {
        if (step == 0) {
            throw new IllegalArgumentException("step");
        }
        long distance = (long) last - first;
        long n = distance == 0 ? 1 : (distance > 0) == (step > 0) ? distance / step + 1 : 0;
        if (n > MAX_COUNT) {
            throw new IllegalArgumentException(n + " elements");
        }
        this.first = first;
        this.step = step;
        this.count = (int) n;
        this.last = n == 0 ? last : (int) (first + (n - 1) * step);
    }

    public static IntRange between(int first, int last) {
        return new IntRange(first, last, first <= last ? 1 : -1);
    }

    public int first() {
        return first;
    }

    /** The last element that is reached, or the bound of an empty range. */
    public int last() {
        return last;
    }

    public int step() {
        return step;
    }

    public int count() {
        return count;
    }

    public boolean contains(int x) {
        for (int i = 0; i < count; i++) {
            if (first + (long) i * step == x) {
                return true;
            }
        }
        return false;
    }

    public IntRange reversed() {
        if (step == Integer.MIN_VALUE) {
            throw new ArithmeticException("step");
        }
        return new IntRange(last, first, -step);
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<Integer>() {
            private int i = 0;

            @Override
            public boolean hasNext() {
                return i < count;
            }

            @Override
            public Integer next() {
                if (i >= count) {
                    throw new NoSuchElementException();
                }
                return (int) (first + (long) i++ * step);
            }
        };
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof IntRange)) {
            return false;
        }
        IntRange r = (IntRange) o;
        if (count == 0 || r.count == 0) {
            return count == r.count;
        }
        return first == r.first && last == r.last && step == r.step;
    }

    @Override
    public int hashCode() {
        return count == 0 ? 0 : 31 * (31 * first + last) + step;
    }

    @Override
    public String toString() {
        return first + ".." + last + " by " + step;
    }
}
