package telemetry.buffer;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

public final class EventBuffer {
    private final LinkedList<String> events = new LinkedList<>();
    private final DropListener listener;
    private OverflowPolicy policy = OverflowPolicy.DROP_OLDEST;
    private int capacity;
    private int drops;

    public EventBuffer(int capacity, DropListener listener) {
        if (capacity < 1 || capacity > 64) {
            throw new IllegalArgumentException("capacity");
        }
        this.capacity = capacity;
        this.listener = listener;
    }

    public void setPolicy(OverflowPolicy policy) {
        if (policy == null) {
            throw new NullPointerException("policy");
        }
        this.policy = policy;
    }

    public boolean offer(String event) {
        if (event == null) {
            return false;
        }
        if (events.size() < capacity) {
            events.add(event);
            return true;
        }
        switch (policy) {
            case DROP_OLDEST:
                String oldest = events.removeFirst();
                events.addLast(event);
                drops++;
                if (listener != null) {
                    listener.dropped(oldest, OverflowPolicy.DROP_OLDEST);
                }
                return true;
            case DROP_NEWEST:
                drops++;
                if (listener != null) {
                    listener.dropped(event, OverflowPolicy.DROP_NEWEST);
                }
                return false;
            case REJECT:
                throw new IllegalStateException("full");
            default:
                if (capacity * 2 > 64) {
                    throw new IllegalStateException("cannot grow");
                }
                capacity *= 2;
                events.add(event);
                return true;
        }
    }

    public String poll() { return events.isEmpty() ? null : events.removeFirst(); }

    public List<String> drain() {
        List<String> out = new ArrayList<>(events);
        events.clear();
        return out;
    }

    public int capacity() { return capacity; }
    public int drops() { return drops; }
    public String toString() { return policy + events.toString(); }
}
