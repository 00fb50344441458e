package support.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public final class TicketDesk {
    private static final class Waiting {
        final Ticket ticket;
        final int priority;
        final long sequence;

        Waiting(Ticket ticket, int priority, long sequence) {
            this.ticket = ticket;
            this.priority = priority;
            this.sequence = sequence;
        }
    }

    private static final Comparator<Waiting> ORDER = new Comparator<Waiting>() {
        @Override
        public int compare(Waiting a, Waiting b) {
            if (a.priority != b.priority) {
                return a.priority > b.priority ? -1 : 1;
            }
            return Long.compare(a.sequence, b.sequence);
        }
    };

    private final PriorityQueue<Waiting> queue = new PriorityQueue<>(ORDER);
    private long sequence;

    public void submit(Ticket ticket, int priority) {
        if (find(ticket.id()) != null) {
            throw new IllegalStateException("ticket " + ticket.id() + " is waiting");
        }
        queue.add(new Waiting(ticket, priority, sequence++));
    }

    /** The most urgent ticket, the oldest among equals, or null. */
    public Ticket take() {
        Waiting w = queue.poll();
        return w == null ? null : w.ticket;
    }

    public Ticket peek() {
        Waiting w = queue.peek();
        return w == null ? null : w.ticket;
    }

    /** Queues the ticket anew, behind those of the same priority. */
    public boolean reprioritise(int id, int priority) {
        Waiting w = find(id);
        if (w == null) {
            return false;
        }
        queue.remove(w);
        queue.add(new Waiting(w.ticket, priority, sequence++));
        return true;
    }

    public boolean withdraw(int id) {
        return queue.removeIf(w -> w.ticket.id() == id);
    }

    public List<Integer> order() {
        List<Waiting> sorted = new ArrayList<>(queue);
        sorted.sort(ORDER);
        List<Integer> ids = new ArrayList<>();
        for (Waiting w : sorted) {
            ids.add(w.ticket.id());
        }
        return ids;
    }

    public int size() {
        return queue.size();
    }

    private Waiting find(int id) {
        for (Waiting w : queue) {
            if (w.ticket.id() == id) {
                return w;
            }
        }
        return null;
    }
}
