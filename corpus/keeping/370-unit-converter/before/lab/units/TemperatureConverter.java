package lab.units;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;

public final class TemperatureConverter {

    private static final Map<String, DoubleUnaryOperator> TO_KELVIN = new HashMap<>();
    private static final Map<String, DoubleUnaryOperator> FROM_KELVIN = new HashMap<>();

    static {
        TO_KELVIN.put("C", v -> v + 273.15);
        TO_KELVIN.put("K", v -> v);
        TO_KELVIN.put("F", v -> (v + 459.67) * 5 / 9);
        TO_KELVIN.put("R", v -> v * 5 / 9);
        FROM_KELVIN.put("C", v -> v - 273.15);
        FROM_KELVIN.put("K", v -> v);
        FROM_KELVIN.put("F", v -> v * 9 / 5 - 459.67);
        FROM_KELVIN.put("R", v -> v * 9 / 5);
    }

    private int conversions;
    private double lowest = Double.POSITIVE_INFINITY;

    public static List<String> units() {
        return List.of("C", "K", "F", "R");
    }

    public double convert(double value, String from, String to) {
        DoubleUnaryOperator in = TO_KELVIN.get(from);
        if (in == null) {
            throw new IllegalArgumentException("unit " + from);
        }
        double kelvin = in.applyAsDouble(value);
        if (kelvin < 0) {
            throw new ArithmeticException("below absolute zero");
        }
        DoubleUnaryOperator out = FROM_KELVIN.get(to);
        if (out == null) {
            throw new IllegalArgumentException("unit " + to);
        }
        conversions++;
        if (kelvin < lowest) {
            lowest = kelvin;
        }
        return out.applyAsDouble(kelvin);
    }

    public boolean supports(String unit) {
        return TO_KELVIN.containsKey(unit);
    }

    public double lowestKelvin() {
        return lowest;
    }

    public int conversions() {
        return conversions;
    }
}
