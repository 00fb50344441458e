package ds.queue;

import java.util.LinkedList;
import java.util.Queue;

public class Tickets {
    private final Queue<Integer> queue = new LinkedList<>();
    private int next = 1;

    public int take() {
        queue.add(next);
        return next++;
    }

    public int call() {
        Integer t = queue.poll();
        return t == null ? 0 : t;
    }

    public boolean cancel(int ticket) {
        return queue.remove(ticket);
    }

    public int first() {
        return queue.element();
    }

    @Override
    public String toString() {
        return queue.toString();
    }
}
