package util.ranges;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** Numbers from first towards last in steps; small ranges only. All empty ranges are equal. */
public record IntRange(int first, int last, int step) implements Iterable<Integer> {
    private static final int MAX_COUNT = 2000;

    public IntRange {
        if (step == 0) {
            throw new IllegalArgumentException("step must not be 0");
        }
        if (!isEmpty(first, last, step)) {
            long steps = ((long) last - first) / step;
            if (steps >= MAX_COUNT) {
                throw new IllegalArgumentException("too many elements");
            }
            last = (int) (first + steps * step);
        }
    }

    private static boolean isEmpty(int first, int last, int step) {
        return step > 0 ? first > last : first < last;
    }

    public static IntRange between(int first, int last) {
        return new IntRange(first, last, first <= last ? 1 : -1);
    }

    public int count() {
        return isEmpty() ? 0 : (int) (((long) last - first) / step) + 1;
    }

    private boolean isEmpty() {
        return isEmpty(first, last, step);
    }

    public boolean contains(int x) {
        boolean within = step > 0 ? first <= x && x <= last : last <= x && x <= first;
        return within && ((long) x - first) % step == 0;
    }

    public IntRange reversed() {
        return new IntRange(last, first, Math.negateExact(step));
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<>() {
            private long next = first;
            private int left = count();

            @Override
            public boolean hasNext() {
                return left > 0;
            }

            @Override
            public Integer next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("end of range");
                }
                int result = (int) next;
                next += step;
                left--;
                return result;
            }
        };
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof IntRange r)) {
            return false;
        }
        return isEmpty() ? r.isEmpty() : first == r.first && last == r.last && step == r.step;
    }

    @Override
    public int hashCode() {
        return isEmpty() ? -1 : Objects.hash(first, last, step);
    }

    @Override
    public String toString() {
        return first + ".." + last + " by " + step;
    }
}
