package enc.base;

public final class Encoder {
    private static final String ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";

    private Encoder() {
    }

    public static String encode(long value, int radix) {
        check(radix);
        if (value < 0) {
            throw new IllegalArgumentException("negative");
        }
        if (value == 0) {
            return "0";
        }
        StringBuilder sb = new StringBuilder();
        while (value > 0) {
            sb.append(ALPHABET.charAt((int) (value % radix)));
            value /= radix;
        }
        return sb.reverse().toString();
    }

    private static void check(int radix) {
        if (radix < 2 || radix > 36) {
            throw new IllegalArgumentException("radix");
        }
    }
}
