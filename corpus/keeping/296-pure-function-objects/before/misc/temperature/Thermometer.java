package misc.temperature;

public class Thermometer {
    private interface Scale {
        double show(double kelvin);
    }

    private static final class Celsius implements Scale {
        @Override
        public double show(double kelvin) {
            return kelvin - 273.15;
        }
    }

    private static final class Kelvin implements Scale {
        @Override
        public double show(double kelvin) {
            return kelvin;
        }
    }

    private Scale scale = new Kelvin();
    private double kelvin;

    public void measure(double value) {
        if (!(value >= 0)) {
            throw new IllegalArgumentException("value");
        }
        kelvin = value;
    }

    public void celsius(boolean on) {
        scale = on ? new Celsius() : new Kelvin();
    }

    public double read() {
        return scale.show(kelvin);
    }
}
