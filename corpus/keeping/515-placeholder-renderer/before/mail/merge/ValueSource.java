package mail.merge;

public interface ValueSource {
    /** Null when there is no such value. */
    String value(String name);
}
