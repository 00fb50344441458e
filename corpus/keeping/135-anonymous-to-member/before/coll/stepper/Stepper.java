package coll.stepper;

import java.util.Iterator;
import java.util.NoSuchElementException;

public final class Stepper implements Iterable<Integer> {
    private final int from;
    private final int to;
    private final int step;

    public Stepper(int from, int to, int step) {
        if (step <= 0) {
            throw new IllegalArgumentException("step");
        }
        this.from = from;
        this.to = to;
        this.step = step;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<Integer>() {
            private long next = from;

            @Override
            public boolean hasNext() {
                return next < to;
            }

            @Override
            public Integer next() {
                if (next >= to) {
                    throw new NoSuchElementException();
                }
                int value = (int) next;
                next += step;
                return value;
            }
        };
    }
}
