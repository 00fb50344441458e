package weather.units;

public final class Temperature implements Comparable<Temperature> {
    public enum Unit { CELSIUS, FAHRENHEIT, KELVIN }

    private final double value;
    private final Unit unit;

    public Temperature(double value, Unit unit) {
        if (unit == null) {
            throw new IllegalArgumentException("unit");
        }
        this.value = value;
        this.unit = unit;
    }

    public double value() {
        return value;
    }

    public Unit unit() {
        return unit;
    }

    public double celsius() {
        switch (unit) {
            case CELSIUS:
                return value;
            case FAHRENHEIT:
                return (value - 32) * 5 / 9;
            case KELVIN:
                return value - 273.15;
            default:
                throw new AssertionError(unit);
        }
    }

    public Temperature in(Unit target) {
        if (target == unit) {
            return this;
        }
        double c = celsius();
        switch (target) {
            case CELSIUS:
                return new Temperature(c, target);
            case FAHRENHEIT:
                return new Temperature(c * 9 / 5 + 32, target);
            default:
                return new Temperature(c + 273.15, target);
        }
    }

    /** Not a number comes last. */
    @Override
    public int compareTo(Temperature other) {
        return Double.compare(celsius(), other.celsius());
    }

    public Temperature max(Temperature other) {
        return compareTo(other) >= 0 ? this : other;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Temperature)) {
            return false;
        }
        Temperature t = (Temperature) o;
        return t.value == value && t.unit == unit;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(value + 0.0) * 3 + unit.ordinal();
    }

    @Override
    public String toString() {
        return value + " " + unit.name().charAt(0);
    }
}
