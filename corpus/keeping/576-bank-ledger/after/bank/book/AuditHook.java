package bank.book;

public interface AuditHook {
    /** May veto by throwing. */
    void booked(String from, String to, long cents);
}
