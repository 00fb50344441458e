package retail.codes;

import java.util.ArrayList;
import java.util.List;

public final class CheckDigits {
    private CheckDigits() {
    }

    private static String clean(String code) {
        StringBuilder out = new StringBuilder();
        for (char c : code.toCharArray()) {
            if (c != '-' && c != ' ') {
                out.append(c);
            }
        }
        return out.toString();
    }

    private static boolean onlyDigits(String code) {
        for (int i = 0; i < code.length(); i++) {
            if (code.charAt(i) < '0' || code.charAt(i) > '9') {
                return false;
            }
        }
        return !code.isEmpty();
    }

    public static boolean luhn(String code) {
        String digits = clean(code);
        if (!onlyDigits(digits)) {
            return false;
        }
        int sum = 0;
        boolean twice = false;
        for (int i = digits.length() - 1; i >= 0; i--) {
            int d = digits.charAt(i) - '0';
            if (twice) {
                d *= 2;
                if (d > 9) {
                    d -= 9;
                }
            }
            sum += d;
            twice = !twice;
        }
        return sum % 10 == 0;
    }

    /** The digit that has to be appended to an EAN with 7 or 12 digits. */
    public static int eanDigit(String code) {
        String digits = clean(code);
        if (!onlyDigits(digits) || digits.length() != 7 && digits.length() != 12) {
            throw new IllegalArgumentException("not an EAN without check digit");
        }
        int sum = 0;
        int weight = 3;
        for (int i = digits.length() - 1; i >= 0; i--) {
            sum += weight * (digits.charAt(i) - '0');
            weight = 4 - weight;
        }
        return (10 - sum % 10) % 10;
    }

    public static boolean isbn10(String code) {
        String isbn = clean(code);
        if (isbn.length() != 10) {
            return false;
        }
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            char c = isbn.charAt(i);
            int value;
            if (c >= '0' && c <= '9') {
                value = c - '0';
            } else if (i == 9 && (c == 'X' || c == 'x')) {
                value = 10;
            } else {
                return false;
            }
            sum += (10 - i) * value;
        }
        return sum % 11 == 0;
    }

    /** The names of the checks that the code passes. */
    public static List<String> passed(String code) {
        List<String> names = new ArrayList<>();
        if (luhn(code)) {
            names.add("luhn");
        }
        if (isbn10(code)) {
            names.add("isbn10");
        }
        return names;
    }
}
