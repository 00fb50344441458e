package com.desk.tickets;

@FunctionalInterface
public interface TicketListener {
    void changed(Ticket ticket, String field, Object from, Object to);
}
