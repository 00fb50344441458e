package support.desk;

import java.util.Objects;

public final class Ticket {
    private final int id;
    private final String subject;

    public Ticket(int id, String subject) {
        this.id = id;
        this.subject = Objects.requireNonNull(subject);
    }

    public int id() {
        return id;
    }

    public String subject() {
        return subject;
    }
}
