package lab.units;

import java.util.List;
import java.util.Objects;

public final class TemperatureConverter {

    private int conversions;
    private double lowest = Double.POSITIVE_INFINITY;

    public static List<String> units() {
        return List.of("C", "K", "F", "R");
    }

    public double convert(double value, String from, String to) {
        double kelvin = toKelvin(value, from);
        if (kelvin < 0) {
            throw new ArithmeticException("below absolute zero");
        }
        double result = fromKelvin(kelvin, to);
        conversions++;
        if (kelvin < lowest) {
            lowest = kelvin;
        }
        return result;
    }

    private static double toKelvin(double value, String unit) {
        return switch (Objects.toString(unit)) {
            case "C" -> value + 273.15;
            case "K" -> value;
            case "F" -> (value + 459.67) * 5 / 9;
            case "R" -> value * 5 / 9;
            default -> throw new IllegalArgumentException("unit " + unit);
        };
    }

    private static double fromKelvin(double kelvin, String unit) {
        return switch (Objects.toString(unit)) {
            case "C" -> kelvin - 273.15;
            case "K" -> kelvin;
            case "F" -> kelvin * 9 / 5 - 459.67;
            case "R" -> kelvin * 9 / 5;
            default -> throw new IllegalArgumentException("unit " + unit);
        };
    }

    public boolean supports(String unit) {
        return switch (Objects.toString(unit)) {
            case "C", "K", "F", "R" -> true;
            default -> false;
        };
    }

    public double lowestKelvin() {
        return lowest;
    }

    public int conversions() {
        return conversions;
    }
}
