package weather.units;

import java.util.function.DoubleUnaryOperator;

public record Temperature(double value, Unit unit) implements Comparable<Temperature> {
    public enum Unit {
        CELSIUS(v -> v, c -> c),
        FAHRENHEIT(v -> (v - 32) * 5 / 9, c -> c * 9 / 5 + 32),
        KELVIN(v -> v - 273.15, c -> c + 273.15);

        private final DoubleUnaryOperator toCelsius;
        private final DoubleUnaryOperator fromCelsius;

        Unit(DoubleUnaryOperator toCelsius, DoubleUnaryOperator fromCelsius) {
            this.toCelsius = toCelsius;
            this.fromCelsius = fromCelsius;
        }
    }

    public Temperature {
        if (unit == null) {
            throw new IllegalArgumentException("a temperature needs a unit");
        }
    }

    public double celsius() {
        return unit.toCelsius.applyAsDouble(value);
    }

    public Temperature in(Unit target) {
        return target == unit ? this : new Temperature(target.fromCelsius.applyAsDouble(celsius()), target);
    }

    /** Not a number comes last. */
    @Override
    public int compareTo(Temperature other) {
        return Double.compare(celsius(), other.celsius());
    }

    public Temperature max(Temperature other) {
        return compareTo(other) < 0 ? other : this;
    }

    // the generated equals would tell 0.0 from -0.0 and find NaN equal to itself
    @Override
    public boolean equals(Object o) {
        return o instanceof Temperature t && t.value == value && t.unit == unit;
    }

    @Override
    public int hashCode() {
        return 31 * unit.ordinal() + Double.hashCode(value + 0.0);
    }

    @Override
    public String toString() {
        return value + " " + unit.name().charAt(0);
    }
}
