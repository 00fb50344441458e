package net.landsurvey.coord;

import java.util.Locale;

/** Reads angles such as {@code -12 30 15.5} or {@code 12 30 15.5 S} into decimal degrees. */
public final class CoordinateParser {

    private final double limit;

    private CoordinateParser(double limit) {
        this.limit = limit;
    }

    public static CoordinateParser latitude() {
        return new CoordinateParser(90);
    }

    public static CoordinateParser longitude() {
        return new CoordinateParser(180);
    }

    public double parse(String text) {
        String rest = text.trim().toUpperCase(Locale.ROOT);
        boolean negative = false;
        if (rest.endsWith("S") || rest.endsWith("W")) {
            negative = true;
            rest = rest.substring(0, rest.length() - 1).trim();
        } else if (rest.endsWith("N") || rest.endsWith("E")) {
            rest = rest.substring(0, rest.length() - 1).trim();
        }
        if (rest.startsWith("-")) {
            negative = !negative;
            rest = rest.substring(1);
        }
        String[] parts = rest.split("\\s+");
        if (parts.length != 3) {
            throw new IllegalArgumentException("not an angle: " + text);
        }
        int degrees = Integer.parseInt(parts[0]);
        int minutes = Integer.parseInt(parts[1]);
        double seconds = Double.parseDouble(parts[2]);
        if (minutes < 0 || minutes > 59 || seconds < 0 || seconds >= 60) {
            throw new IllegalArgumentException("not an angle: " + text);
        }
        double value = degrees + minutes / 60.0 + seconds / 3600.0;
        if (value > limit) {
            throw new IllegalArgumentException("out of range: " + text);
        }
        return negative ? -value : value;
    }
}
