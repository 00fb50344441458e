package ui.paint;

/** Parses #rgb and #rrggbb into 0xRRGGBB. */
public final class ColourParser {
    private ColourParser() {
    }

    public static int parse(String text) {
        if (text == null || text.isEmpty() || text.charAt(0) != '#') {
            throw new IllegalArgumentException("not a colour: " + text);
        }
        if (text.length() == 4) {
            int r = digit(text.charAt(1));
            int g = digit(text.charAt(2));
            int b = digit(text.charAt(3));
            return (r * 16 + r) << 16 | (g * 16 + g) << 8 | (b * 16 + b);
        } else if (text.length() == 7) {
            int r = digit(text.charAt(1)) * 16 + digit(text.charAt(2));
            int g = digit(text.charAt(3)) * 16 + digit(text.charAt(4));
            int b = digit(text.charAt(5)) * 16 + digit(text.charAt(6));
            return r << 16 | g << 8 | b;
        } else {
            throw new IllegalArgumentException("not a colour: " + text);
        }
    }

    private static int digit(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        if (c >= 'a' && c <= 'f') {
            return c - 'a' + 10;
        }
        if (c >= 'A' && c <= 'F') {
            return c - 'A' + 10;
        }
        throw new NumberFormatException("not a hex digit: " + c);
    }
}
