package text.roman;

public final class Roman implements Comparable<Roman> {
    private static final String[] ONES = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
    private static final String[] TENS = {"", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"};
    private static final String[] HUNDREDS = {"", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"};

    private final int value;

    private Roman(int value) {
        this.value = value;
    }

    public static Roman of(int value) {
        if (value < 1 || value > 3999) {
            throw new IllegalArgumentException("not a Roman number: " + value);
        }
        return new Roman(value);
    }

    public static Roman parse(String text) {
        int sum = 0;
        int after = 0;
        // the longest one is MMMDCCCLXXXVIII
        for (int i = Math.min(text.length(), 16) - 1; i >= 0; i--) {
            int sign = sign(text.charAt(i));
            sum += sign < after ? -sign : sign;
            after = sign;
        }
        if (sum < 1 || sum > 3999 || !write(sum).equals(text)) {
            throw new NumberFormatException(text);
        }
        return new Roman(sum);
    }

    private static int sign(char c) {
        return switch (c) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            case 'L' -> 50;
            case 'C' -> 100;
            case 'D' -> 500;
            case 'M' -> 1000;
            default -> 0;
        };
    }

    private static String write(int n) {
        return "M".repeat(n / 1000) + HUNDREDS[n / 100 % 10] + TENS[n / 10 % 10] + ONES[n % 10];
    }

    public Roman plus(Roman other) {
        return of(value + other.value);
    }

    public int value() {
        return value;
    }

    @Override
    public int compareTo(Roman other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Roman other && other.value == value;
    }

    @Override
    public int hashCode() {
        return Integer.hashCode(value);
    }

    @Override
    public String toString() {
        return write(value);
    }
}
