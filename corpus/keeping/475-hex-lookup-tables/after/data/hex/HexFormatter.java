package data.hex;

import java.util.Arrays;
import java.util.Objects;
import java.util.StringJoiner;

public final class HexFormatter {
    private static final byte[] DIGIT_VALUES = new byte[128];
    private static final String[] LOWER = new String[256];
    private static final String[] UPPER = new String[256];

    static {
        Arrays.fill(DIGIT_VALUES, (byte) -1);
        String digits = "0123456789abcdef";
        String capitals = "0123456789ABCDEF";
        for (int v = 0; v < 16; v++) {
            DIGIT_VALUES[digits.charAt(v)] = (byte) v;
            DIGIT_VALUES[capitals.charAt(v)] = (byte) v;
        }
        for (int b = 0; b < 256; b++) {
            LOWER[b] = "" + digits.charAt(b >> 4) + digits.charAt(b & 15);
            UPPER[b] = "" + capitals.charAt(b >> 4) + capitals.charAt(b & 15);
        }
    }

    private final String[] table;
    private final String separator;

    public HexFormatter(boolean upper, String separator) {
        this.separator = Objects.requireNonNull(separator, "separator");
        this.table = upper ? UPPER : LOWER;
    }

    public String format(byte b) {
        return table[Byte.toUnsignedInt(b)];
    }

    public String format(byte[] data) {
        StringJoiner joiner = new StringJoiner(separator);
        for (byte b : data) {
            joiner.add(table[b & 0xFF]);
        }
        return joiner.toString();
    }

    public static byte[] parse(String hex) {
        if (hex.length() % 2 != 0) {
            throw new IllegalArgumentException("an even number of digits is needed");
        }
        byte[] out = new byte[hex.length() / 2];
        for (int i = 0; i < out.length; i++) {
            out[i] = (byte) (value(hex.charAt(2 * i)) << 4 | value(hex.charAt(2 * i + 1)));
        }
        return out;
    }

    private static int lookup(char c) {
        return c < DIGIT_VALUES.length ? DIGIT_VALUES[c] : -1;
    }

    public static int value(char c) {
        int value = lookup(c);
        if (value < 0) {
            throw new NumberFormatException("not a hex digit: " + c);
        }
        return value;
    }

    public static boolean isHex(String text) {
        return text != null && !text.isEmpty() && text.chars().allMatch(c -> lookup((char) c) >= 0);
    }
}
