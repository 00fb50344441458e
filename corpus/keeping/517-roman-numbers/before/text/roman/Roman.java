package text.roman;

import java.util.regex.Pattern;

public final class Roman implements Comparable<Roman> {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    private static final Pattern VALID =
            Pattern.compile("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})");

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
        if (text.isEmpty() || !VALID.matcher(text).matches()) {
            throw new NumberFormatException(text);
        }
        int sum = 0;
        int at = 0;
        for (int i = 0; i < SIGNS.length; i++) {
            while (text.startsWith(SIGNS[i], at)) {
                sum += VALUES[i];
                at += SIGNS[i].length();
            }
        }
        return new Roman(sum);
    }

    public Roman plus(Roman other) {
        return of(value + other.value);
    }

    public int value() {
        return value;
    }

    @Override
    public int compareTo(Roman other) {
        return value - other.value;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Roman && ((Roman) o).value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        int rest = value;
        for (int i = 0; i < VALUES.length; i++) {
            while (rest >= VALUES[i]) {
                sb.append(SIGNS[i]);
                rest -= VALUES[i];
            }
        }
        return sb.toString();
    }
}
