package tools.hex;

import java.io.ByteArrayOutputStream;

public final class HexDump {
    private static final char[] DIGITS = "0123456789abcdef".toCharArray();

    private final int perLine;

    public HexDump(int perLine) {
        if (perLine < 1 || perLine > 64) {
            throw new IllegalArgumentException("perLine " + perLine);
        }
        this.perLine = perLine;
    }

    public String dump(byte[] data) {
        return dump(data, 0, data.length);
    }

    /** Offset, hex bytes, readable characters. */
    public String dump(byte[] data, int from, int to) {
        if (from < 0 || to > data.length || from > to) {
            throw new IndexOutOfBoundsException(from + ".." + to);
        }
        StringBuilder sb = new StringBuilder();
        for (int start = from; start < to; start += perLine) {
            int count = Math.min(perLine, to - start);
            hex(sb, start, 8).append(' ');
            for (int i = 0; i < count; i++) {
                hex(sb.append(' '), data[start + i], 2);
            }
            sb.append("   ".repeat(perLine - count)).append("  |");
            for (int i = 0; i < count; i++) {
                byte b = data[start + i];
                sb.append(b < 32 || b == 127 ? '.' : (char) b);
            }
            sb.append("|\n");
        }
        return sb.toString();
    }

    private static StringBuilder hex(StringBuilder sb, int value, int digits) {
        for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
            sb.append(DIGITS[value >> shift & 15]);
        }
        return sb;
    }

    /** Pairs of hex digits separated by white space; null when there is anything else. */
    public static byte[] parse(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int i = 0;
        while (i < text.length()) {
            if (blank(text, i)) {
                i++;
                continue;
            }
            int high = digit(text, i);
            int low = digit(text, i + 1);
            if (high < 0 || low < 0 || i + 2 < text.length() && !blank(text, i + 2)) {
                return null;
            }
            bytes.write(high << 4 | low);
            i += 2;
        }
        return bytes.toByteArray();
    }

    private static boolean blank(String text, int i) {
        return " \t\r\n".indexOf(text.charAt(i)) >= 0;
    }

    /** Only ASCII digits and letters count; -1 for everything else. */
    private static int digit(String text, int i) {
        return i < text.length() && text.charAt(i) < 128 ? Character.digit(text.charAt(i), 16) : -1;
    }
}
