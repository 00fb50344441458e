package form.check;

public interface Rule {
    /** Null if the value is fine, else what is wrong. */
    String check(String value);

    static Rule required() {
        return value -> value == null || value.isEmpty() ? "missing" : null;
    }
}
