package codec.hex;

public final class HexCodec {
    private static final char[] DIGITS = "0123456789abcdef".toCharArray();

    private HexCodec() {
    }

    public static String encode(byte[] data) {
        char[] out = new char[data.length * 2];
        int pos = 0;
        for (byte b : data) {
            out[pos++] = DIGITS[(b >> 4) & 0x0f];
            out[pos++] = DIGITS[b & 0x0f];
        }
        return new String(out);
    }

    public static byte[] decode(String hex) {
        if (hex.length() % 2 != 0) {
            throw new IllegalArgumentException("odd length");
        }
        byte[] data = new byte[hex.length() / 2];
        for (int i = 0; i < data.length; i++) {
            int high = Character.digit(hex.charAt(2 * i), 16);
            int low = Character.digit(hex.charAt(2 * i + 1), 16);
            if (high < 0 || low < 0) {
                throw new IllegalArgumentException("not hex: " + hex);
            }
            data[i] = (byte) (high << 4 | low);
        }
        return data;
    }
}
