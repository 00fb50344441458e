package flow.retry;

import java.util.function.BooleanSupplier;

public class Retrier {
    private final int max;
    private int attempts;

    public Retrier(int max) {
        this.max = Math.max(1, max);
    }

    public boolean run(BooleanSupplier action) {
        int tries = 0;
        boolean done;
        do {
            tries++;
            attempts++;
            done = action.getAsBoolean();
        } while (!done && tries < max);
        return done;
    }

    public int attempts() {
        return attempts;
    }
}
