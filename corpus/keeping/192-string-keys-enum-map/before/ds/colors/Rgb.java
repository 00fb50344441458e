package ds.colors;

import java.util.HashMap;
import java.util.Map;

public class Rgb {
    private final Map<String, Integer> parts = new HashMap<>();

    public Rgb(int red, int green, int blue) {
        parts.put("red", clip(red));
        parts.put("green", clip(green));
        parts.put("blue", clip(blue));
    }

    private static int clip(int v) {
        return Math.max(0, Math.min(255, v));
    }

    public int red() {
        return parts.get("red");
    }

    public int green() {
        return parts.get("green");
    }

    public int blue() {
        return parts.get("blue");
    }

    public void brighten(int by) {
        for (String key : new String[] {"red", "green", "blue"}) {
            parts.put(key, clip(parts.get(key) + by));
        }
    }
}
