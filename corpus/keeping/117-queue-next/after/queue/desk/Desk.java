package queue.desk;

import java.util.ArrayDeque;
import java.util.Deque;

public class Desk {
    private final Deque<String> waiting = new ArrayDeque<>();
    private String serving;

    public int arrive(String name) {
        waiting.addLast(name);
        return waiting.size();
    }

    public String next() {
        serving = waiting.pollFirst();
        return serving == null ? "Closed" : "Now: " + serving;
    }

    public String serving() {
        return serving == null ? "-" : serving;
    }

    public String last() {
        if (waiting.isEmpty()) {
            throw new IllegalStateException("nobody waits");
        }
        return waiting.peekLast();
    }
}
