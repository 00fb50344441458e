package auth.policy;

import java.util.Locale;

public final class PasswordPolicy {
    public Verdict check(String user, String password) {
        Verdict v;
        if (password != null) {
            if (password.length() >= 8) {
                if (password.length() <= 64) {
                    boolean digit = false;
                    for (int i = 0; i < password.length(); i++) {
                        if (Character.isDigit(password.charAt(i))) {
                            digit = true;
                        }
                    }
                    if (digit) {
                        if (!user.isEmpty()
                                && password.toLowerCase(Locale.ROOT).contains(user.toLowerCase(Locale.ROOT))) {
                            v = Verdict.CONTAINS_USER;
                        } else {
                            v = Verdict.OK;
                        }
                    } else {
                        v = Verdict.NO_DIGIT;
                    }
                } else {
                    v = Verdict.TOO_LONG;
                }
            } else {
                v = Verdict.TOO_SHORT;
            }
        } else {
            v = Verdict.MISSING;
        }
        return v;
    }
}
