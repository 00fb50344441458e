package science.units;

import java.util.ArrayList;
import java.util.List;

public final class UnitConverter {
    private final List<String> history = new ArrayList<>();

    public double convert(double value, String from, String to) {
        String source = Unit.key(from);
        String target = Unit.key(to);
        double result = Unit.of(source).convertTo(Unit.of(target), value);
        history.add(value + " " + source + " = " + result + " " + target);
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
        return unit != null && Unit.isKnown(unit);
    }

    public List<String> history() {
        return new ArrayList<>(history);
    }
}
