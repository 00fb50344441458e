package codes.check;

public class CheckDigits {
    private int accepted;
    private int refused;

    public boolean luhn(String number) {
        boolean valid = true;
        int sum = 0;
        boolean twice = false;
        if (number == null || number.length() < 2) {
            valid = false;
        } else {
            for (int i = number.length() - 1; i >= 0; i--) {
                char c = number.charAt(i);
                if (c < '0' || c > '9') {
                    valid = false;
                    break;
                }
                int d = c - '0';
                if (twice) {
                    d = d * 2;
                    if (d > 9) {
                        d = d / 10 + d % 10;
                    }
                }
                sum += d;
                twice = !twice;
            }
            if (valid) {
                if (sum % 10 != 0) {
                    valid = false;
                }
            }
        }
        count(valid);
        return valid;
    }

    protected void count(boolean ok) {
        if (ok) {
            accepted++;
        } else {
            refused++;
        }
    }

    public boolean isbn10(String text) {
        String digits = "";
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '-') {
                digits = digits + text.charAt(i);
            }
        }
        if (digits.length() != 10) {
            count(false);
            return false;
        }
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            char c = digits.charAt(i);
            int d;
            if (c >= '0' && c <= '9') {
                d = c - '0';
            } else if (i == 9 && (c == 'X' || c == 'x')) {
                d = 10;
            } else {
                count(false);
                return false;
            }
            sum += (10 - i) * d;
        }
        boolean ok = sum % 11 == 0;
        count(ok);
        return ok;
    }

    /** Check digit for an EAN body, -1 for anything that is not digits. */
    public static int eanDigit(String body) {
        if (body.length() > 1000) {
            return -1;
        }
        int odd = 0;
        int even = 0;
        for (int i = 0; i < body.length(); i++) {
            char c = body.charAt(body.length() - 1 - i);
            if (c >= '0' && c <= '9') {
                if (i % 2 == 0) {
                    odd += c - '0';
                } else {
                    even += c - '0';
                }
            } else {
                return -1;
            }
        }
        int total = odd * 3 + even;
        int digit = 0;
        while ((total + digit) % 10 != 0) {
            digit++;
        }
        return digit;
    }

    public String summary() {
        return accepted + "/" + (accepted + refused);
    }
}
