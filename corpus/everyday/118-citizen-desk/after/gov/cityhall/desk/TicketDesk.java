package gov.cityhall.desk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Numbered tickets of the citizens' office, served in order; appointments go first. */
public final class TicketDesk {

    private final Deque<String> waiting = new ArrayDeque<>();
    private final Deque<String> appointments = new ArrayDeque<>();
    private int issued;

    public String draw() {
        issued++;
        String ticket = "W" + issued;
        waiting.add(ticket);
        return ticket;
    }

    public void arrive(String appointment) {
        if (appointment == null) {
            throw new IllegalArgumentException("no appointment");
        }
        if (!appointments.contains(appointment)) {
            appointments.add(appointment);
        }
    }

    public Optional<String> call() {
        Deque<String> line = appointments.isEmpty() ? waiting : appointments;
        return Optional.ofNullable(line.poll());
    }

    /** Puts a ticket back to the front, e.g. when a form was missing. */
    public void recall(String ticket) {
        if (ticket == null) {
            throw new IllegalArgumentException("no ticket");
        }
        waiting.addFirst(ticket);
    }

    public boolean leave(String ticket) {
        return waiting.remove(ticket) || appointments.remove(ticket);
    }

    public List<String> ahead() {
        List<String> all = new ArrayList<>(appointments);
        all.addAll(waiting);
        return all;
    }
}
