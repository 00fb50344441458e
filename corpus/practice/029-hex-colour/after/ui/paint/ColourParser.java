package ui.paint;

/** Parses #rgb and #rrggbb into 0xRRGGBB. */
public final class ColourParser {
    private static final int SHORT_LENGTH = "#rgb".length();
    private static final int LONG_LENGTH = "#rrggbb".length();
    private static final int RADIX = 16;

    private ColourParser() {
    }

    public static int parse(String text) {
        if (text == null || text.isEmpty() || text.charAt(0) != '#') {
            throw notAColour(text);
        }
        if (text.length() == SHORT_LENGTH) {
            return rgb(channel(text, 1, 1), channel(text, 2, 2), channel(text, 3, 3));
        }
        if (text.length() == LONG_LENGTH) {
            return rgb(channel(text, 1, 2), channel(text, 3, 4), channel(text, 5, 6));
        }
        throw notAColour(text);
    }

    private static IllegalArgumentException notAColour(String text) {
        return new IllegalArgumentException("not a colour: " + text);
    }

    private static int rgb(int red, int green, int blue) {
        return red << 16 | green << 8 | blue;
    }

    private static int channel(String text, int high, int low) {
        return digit(text.charAt(high)) * RADIX + digit(text.charAt(low));
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
