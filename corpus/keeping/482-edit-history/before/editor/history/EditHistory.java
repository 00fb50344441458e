package editor.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

public final class EditHistory {
    private final List<String> states = new ArrayList<>();
    private final int limit;
    private final HistoryListener listener;
    private int cursor = -1;

    public EditHistory(int limit, HistoryListener listener) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit must be positive");
        }
        this.limit = limit;
        this.listener = Objects.requireNonNull(listener);
    }

    public void record(String text) {
        Objects.requireNonNull(text);
        while (states.size() > cursor + 1) {
            states.remove(states.size() - 1);
        }
        states.add(text);
        if (states.size() > limit) {
            states.remove(0);
        }
        cursor = states.size() - 1;
        fire();
    }

    public boolean canUndo() {
        return cursor > 0;
    }

    public boolean canRedo() {
        return cursor < states.size() - 1;
    }

    public Optional<String> undo() {
        if (!canUndo()) {
            return Optional.empty();
        }
        cursor--;
        String now = states.get(cursor);
        fire();
        return Optional.of(now);
    }

    public Optional<String> redo() {
        if (!canRedo()) {
            return Optional.empty();
        }
        cursor++;
        String now = states.get(cursor);
        fire();
        return Optional.of(now);
    }

    public String current() {
        if (cursor < 0) {
            throw new IllegalStateException("nothing recorded");
        }
        return states.get(cursor);
    }

    /** Oldest first; what redo would bring comes after the current one. */
    public List<String> all() {
        return new ArrayList<>(states);
    }

    public int depth() {
        return states.size();
    }

    private void fire() {
        listener.currentChanged(states.get(cursor), canUndo(), canRedo());
    }
}
