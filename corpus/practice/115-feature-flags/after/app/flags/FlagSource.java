package app.flags;

public interface FlagSource {
    /** Raw text of a flag, or null if it is not set. */
    String lookup(String flag);
}
