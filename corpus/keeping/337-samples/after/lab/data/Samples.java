package lab.data;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.IntStream;

public record Samples(String name, double... values) {
    public Samples {
        values = values.clone();
    }

    @Override
    public double[] values() {
        return values.clone();
    }

    public int size() {
        return values.length;
    }

    public Samples with(int index, double value) {
        double[] changed = values();
        changed[index] = value;
        return new Samples(name, changed);
    }

    public Samples renamed(String newName) {
        return Objects.equals(newName, name) ? this : new Samples(newName, values);
    }

    public Samples zip(Samples other, DoubleBinaryOperator f) {
        double[] result = IntStream.range(0, Math.min(size(), other.size()))
                .mapToDouble(i -> f.applyAsDouble(values[i], other.values[i]))
                .toArray();
        return new Samples(name, result);
    }

    public double max() {
        return Arrays.stream(values).reduce(Math::max).orElseThrow();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Samples other
                && Objects.equals(name, other.name)
                && Arrays.equals(values, other.values);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, Arrays.hashCode(values));
    }

    @Override
    public String toString() {
        return name + Arrays.toString(values);
    }
}
