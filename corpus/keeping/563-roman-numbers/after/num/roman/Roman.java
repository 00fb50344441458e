package num.roman;

public final class Roman {
    private static final int MAX = 3999;
    private static final int MAX_LENGTH = 40;
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SYMBOLS =
            {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};

    private Roman() {
    }

    public static String format(int value) {
        if (!inRange(value)) {
            throw new IllegalArgumentException("no Roman numeral for " + value);
        }
        StringBuilder sb = new StringBuilder();
        int rest = value;
        for (int i = 0; i < VALUES.length; i++) {
            sb.append(SYMBOLS[i].repeat(rest / VALUES[i]));
            rest %= VALUES[i];
        }
        return sb.toString();
    }

    private static boolean inRange(int value) {
        return 0 < value && value <= MAX;
    }

    private static int valueOf(char c) {
        return switch (c) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            case 'L' -> 50;
            case 'C' -> 100;
            case 'D' -> 500;
            case 'M' -> 1000;
            default -> throw new NumberFormatException("not a numeral: " + c);
        };
    }

    /** Lenient reader: smaller before larger subtracts, anything else adds. */
    public static int parseLenient(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new IllegalArgumentException("longer than " + MAX_LENGTH);
        }
        int sum = 0;
        int following = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            int v = valueOf(text.charAt(i));
            sum += v < following ? -v : v;
            following = v;
        }
        return sum;
    }

    public static int parseStrict(String text) {
        int n = parseLenient(text);
        if (!inRange(n) || !format(n).equals(text)) {
            throw new NumberFormatException("not in canonical form: " + text);
        }
        return n;
    }

    public static boolean isRoman(String text) {
        if (text == null || text.isEmpty()) {
            return false;
        }
        try {
            parseStrict(text);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
