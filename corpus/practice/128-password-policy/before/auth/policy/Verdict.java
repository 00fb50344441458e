package auth.policy;

public enum Verdict {
    OK, MISSING, TOO_SHORT, TOO_LONG, NO_DIGIT, CONTAINS_USER
}
