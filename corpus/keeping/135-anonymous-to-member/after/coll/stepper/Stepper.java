package coll.stepper;

import java.util.Iterator;

public final class Stepper implements Iterable<Integer> {
    private final int from;
    private final int to;
    private final int step;

    public Stepper(int from, int to, int step) {
        if (step <= 0) {
            throw new IllegalArgumentException("step must be positive");
        }
        this.from = from;
        this.to = to;
        this.step = step;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new StepIterator(from, to, step);
    }
}
