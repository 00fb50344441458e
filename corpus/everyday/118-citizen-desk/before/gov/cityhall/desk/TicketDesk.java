package gov.cityhall.desk;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;

/** Numbered tickets of the citizens' office, served in order; appointments go first. */
public final class TicketDesk {

    private final LinkedList<String> waiting = new LinkedList<>();
    private final LinkedList<String> appointments = new LinkedList<>();
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
        if (appointments.size() > 0) {
            String next = appointments.get(0);
            appointments.remove(0);
            return Optional.of(next);
        }
        if (waiting.size() > 0) {
            String next = waiting.get(0);
            waiting.remove(0);
            return Optional.of(next);
        }
        return Optional.empty();
    }

    /** Puts a ticket back to the front, e.g. when a form was missing. */
    public void recall(String ticket) {
        if (ticket == null) {
            throw new IllegalArgumentException("no ticket");
        }
        waiting.add(0, ticket);
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
