package editor.history;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;

public class EditHistory<T> {
    private final int limit;
    private final Deque<T> past = new ArrayDeque<>();
    private final Deque<T> future = new ArrayDeque<>();
    private T current;

    public EditHistory(T initial, int limit) {
        this.current = Objects.requireNonNull(initial);
        this.limit = limit;
    }

    public void apply(T next) {
        Objects.requireNonNull(next);
        past.push(current);
        if (past.size() > limit) {
            past.removeLast();
        }
        current = next;
        future.clear();
    }

    public boolean undo() {
        if (past.isEmpty()) {
            return false;
        }
        future.push(current);
        current = past.pop();
        return true;
    }

    public boolean redo() {
        if (future.isEmpty()) {
            return false;
        }
        past.push(current);
        if (past.size() > limit) {
            past.removeLast();
        }
        current = future.pop();
        return true;
    }

    public T current() {
        return current;
    }
}
