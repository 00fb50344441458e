package support.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class TicketDesk {
    private final TreeMap<Integer, LinkedHashMap<Integer, Ticket>> levels =
            new TreeMap<>(Comparator.reverseOrder());
    private final Map<Integer, Integer> priorityById = new HashMap<>();

    public void submit(Ticket ticket, int priority) {
        if (priorityById.putIfAbsent(ticket.id(), priority) != null) {
            throw new IllegalStateException("ticket " + ticket.id() + " is waiting");
        }
        enqueue(ticket, priority);
    }

    /** The most urgent ticket, the oldest among equals, or null. */
    public Ticket take() {
        Ticket first = peek();
        if (first != null) {
            detach(first.id());
        }
        return first;
    }

    public Ticket peek() {
        return levels.isEmpty() ? null : levels.firstEntry().getValue().values().iterator().next();
    }

    /** Queues the ticket anew, behind those of the same priority. */
    public boolean reprioritise(int id, int priority) {
        Ticket ticket = detach(id);
        if (ticket == null) {
            return false;
        }
        priorityById.put(id, priority);
        enqueue(ticket, priority);
        return true;
    }

    public boolean withdraw(int id) {
        return detach(id) != null;
    }

    public List<Integer> order() {
        List<Integer> ids = new ArrayList<>(priorityById.size());
        levels.values().forEach(level -> ids.addAll(level.keySet()));
        return ids;
    }

    public int size() {
        return priorityById.size();
    }

    private void enqueue(Ticket ticket, int priority) {
        levels.computeIfAbsent(priority, p -> new LinkedHashMap<>()).put(ticket.id(), ticket);
    }

    /** Takes the ticket out of its level, drops the level when it was the last one. */
    private Ticket detach(int id) {
        Integer priority = priorityById.remove(id);
        if (priority == null) {
            return null;
        }
        LinkedHashMap<Integer, Ticket> level = levels.get(priority);
        Ticket ticket = level.remove(id);
        if (level.isEmpty()) {
            levels.remove(priority);
        }
        return ticket;
    }
}
