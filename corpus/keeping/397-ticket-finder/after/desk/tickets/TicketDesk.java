package desk.tickets;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

public final class TicketDesk {

    private final List<Ticket> tickets = new ArrayList<>();

    public void open(Ticket ticket) {
        if (ticket == null) {
            throw new IllegalArgumentException("ticket");
        }
        byId(ticket.id()).ifPresent(present -> {
            throw new IllegalStateException("duplicate " + present.id());
        });
        tickets.add(ticket);
    }

    public Optional<Ticket> byId(int id) {
        return tickets.stream().filter(t -> t.id() == id).findFirst();
    }

    public Optional<Ticket> first(Predicate<? super Ticket> condition) {
        Objects.requireNonNull(condition);
        return List.copyOf(tickets).stream().filter(condition).findFirst();
    }

    public String assigneeOf(int id) {
        return byId(id)
                .map(ticket -> Objects.requireNonNullElse(ticket.assignee(), "unassigned"))
                .orElse("no such ticket");
    }

    public int reassign(String from, String to) {
        int moved = 0;
        for (Ticket t : tickets) {
            if (Objects.equals(from, t.assignee())) {
                t.assign(to);
                moved++;
            }
        }
        return moved;
    }

    public boolean close(int id) {
        return byId(id).map(tickets::remove).orElse(false);
    }
}
