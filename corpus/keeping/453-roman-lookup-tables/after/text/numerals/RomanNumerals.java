package text.numerals;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

public final class RomanNumerals {
    private static final int MAX = 3999;
    private static final String[] ONES = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
    private static final String[] TENS = {"", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"};
    private static final String[] HUNDREDS = {"", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"};
    private static final String[] THOUSANDS = {"", "M", "MM", "MMM"};

    private static Map<String, Integer> reverse;

    private RomanNumerals() {
    }

    public static String encode(int number) {
        if (number < 1 || number > MAX) {
            throw new IllegalArgumentException("not between 1 and " + MAX + ": " + number);
        }
        return THOUSANDS[number / 1000] + HUNDREDS[number / 100 % 10] + TENS[number / 10 % 10] + ONES[number % 10];
    }

    public static int decode(String text) {
        Integer value = lookup(text);
        if (value == null) {
            throw new NumberFormatException("not a Roman numeral: " + text);
        }
        return value;
    }

    public static boolean isRoman(String text) {
        return text != null && lookup(text) != null;
    }

    public static String add(String a, String b) {
        return encode(decode(a) + decode(b));
    }

    private static Integer lookup(String text) {
        return reverse().get(text.trim().toUpperCase(Locale.ROOT));
    }

    private static synchronized Map<String, Integer> reverse() {
        if (reverse == null) {
            Map<String, Integer> map = new HashMap<>(MAX * 2);
            for (int number = 1; number <= MAX; number++) {
                map.put(encode(number), number);
            }
            reverse = map;
        }
        return reverse;
    }
}
