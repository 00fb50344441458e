package lab.data;

import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.function.DoubleBinaryOperator;

public final class Samples {
    private final String name;
    private final double[] values;

    public Samples(String name, double... values) {
        this.name = name;
        this.values = Arrays.copyOf(values, values.length);
    }

    public String name() {
        return name;
    }

    public double[] values() {
        return Arrays.copyOf(values, values.length);
    }

    public int size() {
        return values.length;
    }

    public Samples with(int index, double value) {
        double[] copy = values();
        copy[index] = value;
        return new Samples(name, copy);
    }

    public Samples renamed(String newName) {
        if (newName == null ? name == null : newName.equals(name)) {
            return this;
        }
        return new Samples(newName, values);
    }

    public Samples zip(Samples other, DoubleBinaryOperator f) {
        int n = Math.min(values.length, other.values.length);
        double[] result = new double[n];
        for (int i = 0; i < n; i++) {
            result[i] = f.applyAsDouble(values[i], other.values[i]);
        }
        return new Samples(name, result);
    }

    public double max() {
        if (values.length == 0) {
            throw new NoSuchElementException();
        }
        double max = values[0];
        for (double value : values) {
            max = Math.max(max, value);
        }
        return max;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Samples)) {
            return false;
        }
        Samples other = (Samples) o;
        if (name == null ? other.name != null : !name.equals(other.name)) {
            return false;
        }
        return Arrays.equals(values, other.values);
    }

    @Override
    public int hashCode() {
        return (name == null ? 0 : name.hashCode()) + 31 * Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return name + Arrays.toString(values);
    }
}
