package codec.hex;

public final class HexCodec {
    private static final int RADIX = 16;

    private HexCodec() {
    }

    public static String encode(byte[] data) {
        StringBuilder out = new StringBuilder(data.length * 2);
        for (byte b : data) {
            String digits = Integer.toHexString(b);
            if (digits.length() == 1) {
                out.append('0');
            }
            out.append(digits);
        }
        return out.toString();
    }

    public static byte[] decode(String hex) {
        if (hex.length() % 2 != 0) {
            throw new IllegalArgumentException("odd length");
        }
        byte[] data = new byte[hex.length() / 2];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (digit(hex, 2 * i) << 4 | digit(hex, 2 * i + 1));
        }
        return data;
    }

    private static int digit(String hex, int index) {
        int value = Character.digit(hex.charAt(index), RADIX);
        if (value < 0) {
            throw new IllegalArgumentException("not hex: " + hex);
        }
        return value;
    }
}
