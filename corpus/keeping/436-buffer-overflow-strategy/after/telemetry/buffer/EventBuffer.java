package telemetry.buffer;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

public final class EventBuffer {
    private static final int LIMIT = 64;

    private final Deque<String> events = new ArrayDeque<>();
    private final DropListener listener;
    private OverflowPolicy policy = OverflowPolicy.DROP_OLDEST;
    private int capacity;
    private int drops;

    public EventBuffer(int capacity, DropListener listener) {
        if (capacity < 1 || capacity > LIMIT) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
        this.listener = listener == null ? (event, policy) -> { } : listener;
    }

    public void setPolicy(OverflowPolicy policy) { this.policy = Objects.requireNonNull(policy, "policy"); }

    public boolean offer(String event) {
        if (event == null) {
            return false;
        }
        if (events.size() >= capacity) {
            return Overflow.of(policy).handle(this, event);
        }
        append(event);
        return true;
    }

    void append(String event) { events.addLast(event); }

    String replaceOldest(String event) {
        String oldest = events.removeFirst();
        events.addLast(event);
        return oldest;
    }

    void drop(String event, OverflowPolicy reason) {
        drops++;
        listener.dropped(event, reason);
    }

    void grow() {
        if (capacity > LIMIT / 2) {
            throw new IllegalStateException("cannot grow beyond " + LIMIT);
        }
        capacity *= 2;
    }

    public String poll() { return events.pollFirst(); }

    public List<String> drain() {
        List<String> drained = new ArrayList<>(events);
        events.clear();
        return drained;
    }

    public int capacity() { return capacity; }
    public int drops() { return drops; }
    public String toString() { return policy + events.toString(); }
}
