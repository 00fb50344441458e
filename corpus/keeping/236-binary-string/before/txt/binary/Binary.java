package txt.binary;

public final class Binary {
    private Binary() {
    }

    private static String digits(int n) {
        return n < 2 ? "" + n : digits(n / 2) + n % 2;
    }

    public static String of(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative");
        }
        return digits(n);
    }

    public static String padded(int n, int width) {
        if (width > 64) {
            throw new IllegalArgumentException("width");
        }
        StringBuilder sb = new StringBuilder(of(n));
        while (sb.length() < width) {
            sb.insert(0, '0');
        }
        return sb.toString();
    }
}
