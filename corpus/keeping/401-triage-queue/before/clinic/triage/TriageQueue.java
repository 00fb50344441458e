package clinic.triage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

public final class TriageQueue {

    private final Map<Urgency, Deque<String>> queues = new EnumMap<>(Urgency.class);
    private String current;

    public void arrive(String patient, Urgency urgency) {
        if (patient == null || urgency == null) {
            throw new NullPointerException();
        }
        Deque<String> queue = queues.get(urgency);
        if (queue == null) {
            queue = new ArrayDeque<>();
            queues.put(urgency, queue);
        }
        queue.addLast(patient);
    }

    /** Returns null when nobody waits; then the current patient is dismissed as well. */
    public String next() {
        current = null;
        Urgency[] all = Urgency.values();
        for (int i = all.length - 1; i >= 0; i--) {
            Deque<String> queue = queues.get(all[i]);
            if (queue != null) {
                String patient = queue.poll();
                if (patient != null) {
                    current = patient;
                    break;
                }
            }
        }
        return current;
    }

    public String upcoming() {
        for (int i = Urgency.values().length - 1; i >= 0; i--) {
            Deque<String> queue = queues.get(Urgency.values()[i]);
            if (queue != null && queue.peek() != null) {
                return queue.peek();
            }
        }
        return current == null ? "nobody" : "after " + current;
    }

    public boolean escalate(String patient) {
        Deque<String> routine = queues.get(Urgency.ROUTINE);
        if (patient == null || routine == null) {
            return false;
        }
        if (!routine.remove(patient)) {
            return false;
        }
        arrive(patient, Urgency.URGENT);
        return true;
    }

    public List<String> waiting(Urgency urgency) {
        Deque<String> queue = queues.get(urgency);
        if (queue == null) {
            return new ArrayList<>();
        }
        return new ArrayList<>(queue);
    }

    public String current() {
        return current;
    }
}
