package auth.policy;

import java.util.Locale;

public final class PasswordPolicy {
    private static final int MIN_LENGTH = 8;
    private static final int MAX_LENGTH = 64;

    public Verdict check(String user, String password) {
        if (password == null) {
            return Verdict.MISSING;
        }
        if (password.length() < MIN_LENGTH) {
            return Verdict.TOO_SHORT;
        }
        if (password.length() > MAX_LENGTH) {
            return Verdict.TOO_LONG;
        }
        if (!hasDigit(password)) {
            return Verdict.NO_DIGIT;
        }
        return mentions(password, user) ? Verdict.CONTAINS_USER : Verdict.OK;
    }

    private static boolean hasDigit(String text) {
        return text.chars().anyMatch(Character::isDigit);
    }

    private static boolean mentions(String password, String user) {
        return !user.isEmpty() && lower(password).contains(lower(user));
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
