package lab.units;

public final class Temperature {
    private final double celsius;

    private Temperature(double celsius) {
        if (celsius < -273.15) {
            throw new IllegalArgumentException("below absolute zero");
        }
        this.celsius = celsius;
    }

    public static Temperature ofCelsius(double celsius) {
        return new Temperature(celsius);
    }

    public static Temperature ofKelvin(double kelvin) {
        return new Temperature(kelvin - 273.15);
    }

    public double celsius() {
        return celsius;
    }

    public double fahrenheit() {
        return celsius * 9 / 5 + 32;
    }

    public boolean isWarmerThan(Temperature other) {
        return celsius > other.celsius;
    }

    @Override
    public String toString() {
        return celsius + " C";
    }
}
