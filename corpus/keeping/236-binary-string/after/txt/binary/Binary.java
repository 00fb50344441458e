package txt.binary;

public final class Binary {
    private Binary() {
    }


    public static String of(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative");
        }
        return Integer.toBinaryString(n);
    }

    public static String padded(int n, int width) {
        if (width > 64) {
            throw new IllegalArgumentException("width");
        }
        String digits = of(n);
        int missing = Math.max(0, width) - digits.length();
        return missing > 0 ? "0".repeat(missing) + digits : digits;
    }
}
