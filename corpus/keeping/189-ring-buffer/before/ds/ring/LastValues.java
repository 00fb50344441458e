package ds.ring;

import java.util.ArrayList;
import java.util.List;

public class LastValues {
    private final List<Double> values = new ArrayList<>();
    private final int capacity;

    public LastValues(int capacity) {
        if (capacity <= 0 || capacity > 1000) {
            throw new IllegalArgumentException("capacity");
        }
        this.capacity = capacity;
    }

    public void add(double v) {
        if (values.size() == capacity) {
            values.remove(0);
        }
        values.add(v);
    }

    public double sum() {
        double sum = 0;
        for (double v : values) {
            sum += v;
        }
        return sum;
    }

    public double[] oldestFirst() {
        double[] out = new double[values.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = values.get(i);
        }
        return out;
    }
}
