package txt.hex;

import java.util.StringJoiner;

public final class HexDump {
    private static final String DIGITS = "0123456789abcdef";
    private HexDump() {
    }

    public static String hex(byte[] data) {
        StringJoiner joiner = new StringJoiner(" ");
        for (byte b : data) {
            joiner.add("" + DIGITS.charAt((b >> 4) & 0xf) + DIGITS.charAt(b & 0xf));
        }
        return joiner.toString();
    }

    public static String ascii(byte[] data) {
        StringBuilder sb = new StringBuilder(data.length);
        for (byte b : data) {
            sb.append(b >= 32 && b < 127 ? (char) b : '.');
        }
        return sb.toString();
    }
}
