package eu.assura.renewal;

public interface AuditLog {
    /** Records nothing. */
    AuditLog NONE = entry -> { };

    void append(String entry);
}
