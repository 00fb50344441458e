package misc.weights;

import java.util.Arrays;

public final class Weights {
    private final int[] values;

    public Weights(int... values) {
        this.values = values.clone();
    }

    public Weights scaled(int factor) {
        int[] result = values.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] *= factor;
        }
        return new Weights(result);
    }

    public int pick(int number) {
        int rest = number;
        for (int i = 0; i < values.length; i++) {
            if (rest < values[i]) {
                return i;
            }
            rest -= values[i];
        }
        return -1;
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
