package misc.weights;

import java.util.Arrays;

public final class Weights {
    private final int[] values;

    public Weights(int... values) {
        this.values = Arrays.copyOf(values, values.length);
    }

    public Weights scaled(int factor) {
        return new Weights(Arrays.stream(values).map(v -> v * factor).toArray());
    }

    public int pick(int number) {
        int rest = number;
        for (int i = 0; i < values.length; i++) {
            int weight = values[i];
            if (rest < weight) {
                return i;
            }
            rest -= weight;
        }
        return -1;
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
