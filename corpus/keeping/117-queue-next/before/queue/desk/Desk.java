package queue.desk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

public class Desk {
    private final Deque<String> waiting = new ArrayDeque<>();
    private String serving;

    public int arrive(String name) {
        waiting.addLast(name);
        return waiting.size();
    }

    public String next() {
        serving = Optional.ofNullable(waiting.pollFirst()).orElse(null);
        return Optional.ofNullable(serving).map(s -> "Now: " + s).orElse("Closed");
    }

    public String serving() {
        return Optional.ofNullable(serving).orElse("-");
    }

    public String last() {
        return Optional.ofNullable(waiting.peekLast()).orElseThrow(IllegalStateException::new);
    }
}
