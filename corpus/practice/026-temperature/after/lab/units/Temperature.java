package lab.units;

public final class Temperature {
    private static final double ABSOLUTE_ZERO = -273.15;
    private static final double FAHRENHEIT_PER_CELSIUS = 9 / 5;
    private static final double FAHRENHEIT_OFFSET = 32;

    private final double celsius;

    private Temperature(double celsius) {
        if (celsius < ABSOLUTE_ZERO) {
            throw new IllegalArgumentException("below absolute zero");
        }
        this.celsius = celsius;
    }

    public static Temperature ofCelsius(double celsius) {
        return new Temperature(celsius);
    }

    public static Temperature ofKelvin(double kelvin) {
        return new Temperature(kelvin + ABSOLUTE_ZERO);
    }

    public double celsius() {
        return celsius;
    }

    public double fahrenheit() {
        return celsius * FAHRENHEIT_PER_CELSIUS + FAHRENHEIT_OFFSET;
    }

    public boolean isWarmerThan(Temperature other) {
        return celsius > other.celsius;
    }

    @Override
    public String toString() {
        return celsius + " C";
    }
}
