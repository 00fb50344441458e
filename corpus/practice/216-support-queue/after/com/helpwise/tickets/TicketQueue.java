package com.helpwise.tickets;

import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;

/** Waiting tickets, most severe first. */
public class TicketQueue {
    private final Queue<Ticket> waiting = new PriorityQueue<>(Comparator.comparing(Ticket::severity));

    public void submit(Ticket ticket) {
        waiting.add(ticket);
    }

    public Optional<Ticket> take() {
        return Optional.ofNullable(waiting.poll());
    }

    public boolean withdraw(String id) {
        return waiting.removeIf(ticket -> ticket.id().equals(id));
    }

    public int size() {
        return waiting.size();
    }
}
