package text.numerals;

import java.util.Locale;

public final class RomanNumerals {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};

    private RomanNumerals() {
    }

    public static String encode(int number) {
        if (number < 1 || number > 3999) {
            throw new IllegalArgumentException("number " + number);
        }
        StringBuilder sb = new StringBuilder();
        int rest = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (rest >= VALUES[i]) {
                sb.append(SIGNS[i]);
                rest -= VALUES[i];
            }
        }
        return sb.toString();
    }

    public static int decode(String text) {
        String s = text.trim().toUpperCase(Locale.ROOT);
        if (s.isEmpty() || s.length() > 15) {
            throw new NumberFormatException(text);
        }
        int value = 0;
        int pos = 0;
        for (int i = 0; i < VALUES.length; i++) {
            while (s.startsWith(SIGNS[i], pos)) {
                value += VALUES[i];
                pos += SIGNS[i].length();
            }
        }
        if (pos < s.length() || value > 3999 || !encode(value).equals(s)) {
            throw new NumberFormatException(text);
        }
        return value;
    }

    public static boolean isRoman(String text) {
        if (text == null) {
            return false;
        }
        try {
            decode(text);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public static String add(String a, String b) {
        return encode(decode(a) + decode(b));
    }
}
