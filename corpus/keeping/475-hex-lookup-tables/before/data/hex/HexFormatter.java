package data.hex;

public final class HexFormatter {
    private final boolean upper;
    private final String separator;

    public HexFormatter(boolean upper, String separator) {
        if (separator == null) {
            throw new NullPointerException("separator");
        }
        this.upper = upper;
        this.separator = separator;
    }

    private char digit(int value) {
        if (value < 10) {
            return (char) ('0' + value);
        }
        return (char) ((upper ? 'A' : 'a') + value - 10);
    }

    public String format(byte b) {
        return "" + digit((b >> 4) & 15) + digit(b & 15);
    }

    public String format(byte[] data) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < data.length; i++) {
            if (i > 0) {
                sb.append(separator);
            }
            sb.append(digit((data[i] >> 4) & 15));
            sb.append(digit(data[i] & 15));
        }
        return sb.toString();
    }

    public static byte[] parse(String hex) {
        if (hex.length() % 2 != 0) {
            throw new IllegalArgumentException("odd length");
        }
        byte[] out = new byte[hex.length() / 2];
        for (int i = 0; i < out.length; i++) {
            int hi = value(hex.charAt(2 * i));
            int lo = value(hex.charAt(2 * i + 1));
            out[i] = (byte) (hi * 16 + lo);
        }
        return out;
    }

    public static int value(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        if (c >= 'a' && c <= 'f') {
            return c - 'a' + 10;
        }
        if (c >= 'A' && c <= 'F') {
            return c - 'A' + 10;
        }
        throw new NumberFormatException("digit " + c);
    }

    public static boolean isHex(String text) {
        if (text == null || text.isEmpty()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            try {
                value(text.charAt(i));
            } catch (NumberFormatException e) {
                return false;
            }
        }
        return true;
    }
}
