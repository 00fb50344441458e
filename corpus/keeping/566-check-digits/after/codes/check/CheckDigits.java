package codes.check;

public class CheckDigits {
    private int accepted;
    private int refused;

    public boolean luhn(String number) {
        boolean valid = isLuhn(number);
        count(valid);
        return valid;
    }

    private static boolean isLuhn(String number) {
        if (number == null || number.length() < 2) {
            return false;
        }
        int sum = 0;
        for (int i = 0, left = number.length() - 1; left >= 0; i++, left--) {
            int d = digit(number.charAt(i));
            if (d < 0) {
                return false;
            }
            if ((left & 1) == 1) {
                d = d < 5 ? 2 * d : 2 * d - 9;
            }
            sum += d;
        }
        return sum % 10 == 0;
    }

    /** Value of an ASCII digit, -1 for any other character. */
    private static int digit(char c) {
        int d = c - '0';
        return 0 <= d && d < 10 ? d : -1;
    }

    protected void count(boolean ok) {
        if (ok) {
            accepted++;
            return;
        }
        refused++;
    }

    public boolean isbn10(String text) {
        boolean ok = isIsbn10(text.replace("-", ""));
        count(ok);
        return ok;
    }

    private static boolean isIsbn10(String digits) {
        if (digits.length() != 10) {
            return false;
        }
        int sum = 0;
        for (int weight = 10; weight >= 1; weight--) {
            char c = digits.charAt(10 - weight);
            int d = weight == 1 && (c == 'X' || c == 'x') ? 10 : digit(c);
            if (d < 0) {
                return false;
            }
            sum += weight * d;
        }
        return sum % 11 == 0;
    }

    /** Check digit for an EAN body, -1 for anything that is not digits. */
    public static int eanDigit(String body) {
        if (body.length() > 1000) {
            return -1;
        }
        int total = 0;
        int weight = 3;
        for (int i = body.length(); --i >= 0; weight = 4 - weight) {
            int d = digit(body.charAt(i));
            if (d < 0) {
                return -1;
            }
            total += weight * d;
        }
        return (10 - total % 10) % 10;
    }

    public String summary() {
        return accepted + "/" + (accepted + refused);
    }
}
