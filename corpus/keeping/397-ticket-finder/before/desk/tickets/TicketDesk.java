package desk.tickets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

public final class TicketDesk {

    private final List<Ticket> tickets = new ArrayList<>();

    public void open(Ticket ticket) {
        if (ticket == null) {
            throw new IllegalArgumentException("ticket");
        }
        if (byId(ticket.id()).isPresent()) {
            throw new IllegalStateException("duplicate " + ticket.id());
        }
        tickets.add(ticket);
    }

    public Optional<Ticket> byId(int id) {
        for (Ticket t : tickets) {
            if (t.id() == id) {
                return Optional.of(t);
            }
        }
        return Optional.empty();
    }

    public Optional<Ticket> first(Predicate<? super Ticket> condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        Ticket found = null;
        for (Ticket t : new ArrayList<>(tickets)) {
            if (condition.test(t)) {
                found = t;
                break;
            }
        }
        if (found == null) {
            return Optional.empty();
        }
        return Optional.of(found);
    }

    public String assigneeOf(int id) {
        Optional<Ticket> ticket = byId(id);
        if (!ticket.isPresent()) {
            return "no such ticket";
        }
        String assignee = ticket.get().assignee();
        if (assignee == null) {
            return "unassigned";
        }
        return assignee;
    }

    public int reassign(String from, String to) {
        int moved = 0;
        for (Ticket t : tickets) {
            boolean match;
            if (from == null) {
                match = t.assignee() == null;
            } else {
                match = from.equals(t.assignee());
            }
            if (match) {
                t.assign(to);
                moved++;
            }
        }
        return moved;
    }

    public boolean close(int id) {
        Optional<Ticket> ticket = byId(id);
        if (ticket.isPresent()) {
            tickets.remove(ticket.get());
            return true;
        }
        return false;
    }
}
