package ds.colors;

import java.util.EnumMap;
import java.util.Map;

public class Rgb {
    private enum Part { RED, GREEN, BLUE }

    private final Map<Part, Integer> parts = new EnumMap<>(Part.class);

    public Rgb(int red, int green, int blue) {
        parts.put(Part.RED, clip(red));
        parts.put(Part.GREEN, clip(green));
        parts.put(Part.BLUE, clip(blue));
    }

    private static int clip(int v) {
        return Math.max(0, Math.min(255, v));
    }

    public int red() {
        return parts.get(Part.RED);
    }

    public int green() {
        return parts.get(Part.GREEN);
    }

    public int blue() {
        return parts.get(Part.BLUE);
    }

    public void brighten(int by) {
        parts.replaceAll((part, value) -> clip(value + by));
    }
}
