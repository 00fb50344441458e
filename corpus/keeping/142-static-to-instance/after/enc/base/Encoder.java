package enc.base;

public final class Encoder {
    private Encoder() {
    }

    public static String encode(long value, int radix) {
        Radix r = new Radix(radix);
        if (value < 0) {
            throw new IllegalArgumentException("negative: " + value);
        }
        return r.digits(value);
    }
}
