package eu.assura.renewal;

public interface AuditLog {
    void append(String entry);
}
