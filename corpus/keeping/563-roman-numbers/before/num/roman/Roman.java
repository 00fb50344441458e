package num.roman;

public final class Roman {
    private Roman() {
    }

    public static String format(int value) {
        if (value < 1 || value > 3999) {
            throw new IllegalArgumentException("out of range: " + value);
        }
        StringBuilder sb = new StringBuilder();
        int rest = value;
        while (rest >= 1000) {
            sb.append("M");
            rest -= 1000;
        }
        rest = digit(sb, rest, 100, "C", "D", "M");
        rest = digit(sb, rest, 10, "X", "L", "C");
        digit(sb, rest, 1, "I", "V", "X");
        return sb.toString();
    }

    private static int digit(StringBuilder sb, int rest, int unit, String one, String five, String ten) {
        if (rest >= 9 * unit) {
            sb.append(one).append(ten);
            rest -= 9 * unit;
        } else if (rest >= 5 * unit) {
            sb.append(five);
            rest -= 5 * unit;
            while (rest >= unit) {
                sb.append(one);
                rest -= unit;
            }
        } else if (rest >= 4 * unit) {
            sb.append(one).append(five);
            rest -= 4 * unit;
        } else {
            while (rest >= unit) {
                sb.append(one);
                rest -= unit;
            }
        }
        return rest;
    }

    private static int valueOf(char c) {
        if (c == 'I') return 1;
        if (c == 'V') return 5;
        if (c == 'X') return 10;
        if (c == 'L') return 50;
        if (c == 'C') return 100;
        if (c == 'D') return 500;
        if (c == 'M') return 1000;
        throw new NumberFormatException("not a numeral: " + c);
    }

    /** Lenient reader: smaller before larger subtracts, anything else adds. */
    public static int parseLenient(String text) {
        if (text.length() > 40) {
            throw new IllegalArgumentException("too long");
        }
        return read(text, 0);
    }

    private static int read(String text, int i) {
        if (i == text.length()) {
            return 0;
        }
        int v = valueOf(text.charAt(i));
        int rest = read(text, i + 1);
        if (i + 1 < text.length() && v < valueOf(text.charAt(i + 1))) {
            return rest - v;
        } else {
            return rest + v;
        }
    }

    public static int parseStrict(String text) {
        int n = parseLenient(text);
        if (n >= 1 && n <= 3999) {
            if (format(n).equals(text)) {
                return n;
            }
        }
        throw new NumberFormatException(text);
    }

    public static boolean isRoman(String text) {
        boolean ok;
        if (text == null || text.isEmpty()) {
            ok = false;
        } else {
            try {
                parseStrict(text);
                ok = true;
            } catch (IllegalArgumentException e) {
                ok = false;
            }
        }
        return ok;
    }
}
