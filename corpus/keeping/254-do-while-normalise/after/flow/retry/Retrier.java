package flow.retry;

import java.util.function.BooleanSupplier;

public class Retrier {
    private final int max;
    private int attempts;

    public Retrier(int max) {
        this.max = Math.max(1, max);
    }

    public boolean run(BooleanSupplier action) {
        for (int tries = 0; tries < max; tries++) {
            attempts++;
            if (action.getAsBoolean()) {
                return true;
            }
        }
        return false;
    }

    public int attempts() {
        return attempts;
    }
}
