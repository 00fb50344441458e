package clinic.triage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

public final class TriageQueue {

    private final Map<Urgency, Deque<String>> queues = new EnumMap<>(Urgency.class);
    private Optional<String> current = Optional.empty();

    public TriageQueue() {
        for (Urgency urgency : Urgency.values()) {
            queues.put(urgency, new ArrayDeque<>());
        }
    }

    public void arrive(String patient, Urgency urgency) {
        Objects.requireNonNull(patient);
        queues.get(Objects.requireNonNull(urgency)).addLast(patient);
    }

    /** Returns null when nobody waits; then the current patient is dismissed as well. */
    public String next() {
        current = mostUrgent().map(Deque::removeFirst);
        return current.orElse(null);
    }

    private Optional<Deque<String>> mostUrgent() {
        return queues.values().stream()
                .filter(queue -> !queue.isEmpty())
                .reduce((lower, higher) -> higher);
    }

    public String upcoming() {
        return mostUrgent()
                .map(Deque::getFirst)
                .or(() -> current.map("after "::concat))
                .orElse("nobody");
    }

    public boolean escalate(String patient) {
        boolean found = patient != null && queues.get(Urgency.ROUTINE).remove(patient);
        if (found) {
            arrive(patient, Urgency.URGENT);
        }
        return found;
    }

    public List<String> waiting(Urgency urgency) {
        return new ArrayList<>(Optional.ofNullable(queues.get(urgency))
                .map(Collections::unmodifiableCollection)
                .orElse(List.of()));
    }

    public String current() {
        return current.orElse(null);
    }
}
