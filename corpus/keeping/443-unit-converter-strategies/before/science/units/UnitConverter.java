package science.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

public final class UnitConverter {
    private final List<String> history = new ArrayList<>();

    public double convert(double value, String from, String to) {
        String f = from.toLowerCase(Locale.ROOT);
        String t = to.toLowerCase(Locale.ROOT);
        double base;
        int kind;
        switch (f) {
            case "c": base = value + 273.15; kind = 1; break;
            case "f": base = (value - 32) * 5 / 9 + 273.15; kind = 1; break;
            case "k": base = value; kind = 1; break;
            case "m": base = value; kind = 2; break;
            case "km": base = value * 1000; kind = 2; break;
            case "mi": base = value * 1609.344; kind = 2; break;
            case "in": base = value * 2.54 / 100; kind = 2; break;
            default: throw new IllegalArgumentException("unit " + from);
        }
        double result;
        int targetKind;
        switch (t) {
            case "c": result = base - 273.15; targetKind = 1; break;
            case "f": result = (base - 273.15) * 9 / 5 + 32; targetKind = 1; break;
            case "k": result = base; targetKind = 1; break;
            case "m": result = base; targetKind = 2; break;
            case "km": result = base / 1000; targetKind = 2; break;
            case "mi": result = base / 1609.344; targetKind = 2; break;
            case "in": result = base * 100 / 2.54; targetKind = 2; break;
            default: throw new IllegalArgumentException("unit " + to);
        }
        if (kind != targetKind) {
            throw new IllegalStateException(from + " to " + to);
        }
        if (kind == 1 && base < 0) {
            throw new ArithmeticException("below absolute zero");
        }
        history.add(value + " " + f + " = " + result + " " + t);
        return result;
    }

    public double[] convertAll(double[] values, String from, String to) {
        double[] out = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            out[i] = convert(values[i], from, to);
        }
        return out;
    }

    public boolean supports(String unit) {
        if (unit == null) {
            return false;
        }
        switch (unit.toLowerCase(Locale.ROOT)) {
            case "c": case "f": case "k": case "m": case "km": case "mi": case "in": return true;
            default: return false;
        }
    }

    public List<String> history() {
        return new ArrayList<>(history);
    }
}
