package desk.tickets;

import java.util.Objects;

public final class Ticket {

    private final int id;
    private final String title;
    private String assignee;

    public Ticket(int id, String title) {
        this.id = id;
        this.title = Objects.requireNonNull(title);
    }

    public int id() {
        return id;
    }

    public String title() {
        return title;
    }

    public String assignee() {
        return assignee;
    }

    public void assign(String to) {
        this.assignee = to;
    }

    @Override
    public String toString() {
        return "#" + id + " " + title + (assignee == null ? "" : " @" + assignee);
    }
}
