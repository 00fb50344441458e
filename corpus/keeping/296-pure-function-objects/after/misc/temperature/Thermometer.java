package misc.temperature;

public class Thermometer {
    private static final double OFFSET = 273.15;

    private boolean celsius;
    private double kelvin;

    public void measure(double value) {
        if (Double.isNaN(value) || value < 0) {
            throw new IllegalArgumentException("below absolute zero: " + value);
        }
        kelvin = value;
    }

    public void celsius(boolean on) {
        celsius = on;
    }

    public double read() {
        return celsius ? kelvin - OFFSET : kelvin;
    }
}
