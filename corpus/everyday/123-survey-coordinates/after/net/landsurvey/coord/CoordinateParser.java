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
        boolean southOrWest = rest.endsWith("S") || rest.endsWith("W");
        if (southOrWest || rest.endsWith("N") || rest.endsWith("E")) {
            rest = rest.substring(0, rest.length() - 1).trim();
        }
        String[] parts = rest.split("\\s+");
        if (parts.length != 3) {
            throw new IllegalArgumentException("not an angle: " + text);
        }
        Dms angle = Dms.of(parts);
        if (angle.magnitude() > limit) {
            throw new IllegalArgumentException("out of range: " + text);
        }
        return southOrWest ? -angle.toDecimal() : angle.toDecimal();
    }
}
