package coll.stepper;

import java.util.Iterator;
import java.util.NoSuchElementException;

final class StepIterator implements Iterator<Integer> {
    private final int end;
    private final int step;
    private long next;

    StepIterator(int start, int end, int step) {
        this.next = start;
        this.end = end;
        this.step = step;
    }

    @Override
    public boolean hasNext() {
        return next < end;
    }

    @Override
    public Integer next() {
        if (!hasNext()) {
            throw new NoSuchElementException("past " + end);
        }
        int value = (int) next;
        next += step;
        return value;
    }
}
