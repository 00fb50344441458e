package com.helpwise.tickets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Waiting tickets, most severe first. */
public class TicketQueue {
    private final List<Ticket> waiting = new ArrayList<>();

    public void submit(Ticket ticket) {
        int position = 0;
        while (position < waiting.size()
                && waiting.get(position).severity().compareTo(ticket.severity()) <= 0) {
            position++;
        }
        waiting.add(position, ticket);
    }

    public Optional<Ticket> take() {
        if (waiting.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(waiting.remove(0));
    }

    public boolean withdraw(String id) {
        return waiting.removeIf(ticket -> ticket.id().equals(id));
    }

    public int size() {
        return waiting.size();
    }
}
