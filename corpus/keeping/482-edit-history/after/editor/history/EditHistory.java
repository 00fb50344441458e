package editor.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

public final class EditHistory {
    private static final class Node {
        final String text;
        Node older;
        Node newer;

        Node(String text, Node older) {
            this.text = text;
            this.older = older;
        }
    }

    private final int limit;
    private final HistoryListener listener;
    private Node oldest;
    private Node current;
    /** Number of nodes from the oldest up to and including the current one. */
    private int reach;

    public EditHistory(int limit, HistoryListener listener) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit must be positive");
        }
        this.limit = limit;
        this.listener = Objects.requireNonNull(listener);
    }

    public void record(String text) {
        Node added = new Node(Objects.requireNonNull(text), current);
        if (current == null) {
            oldest = added;
        } else {
            current.newer = added;
        }
        current = added;
        if (reach == limit) {
            oldest = oldest.newer;
            oldest.older = null;
        } else {
            reach++;
        }
        fire();
    }

    public boolean canUndo() {
        return current != null && current.older != null;
    }

    public boolean canRedo() {
        return current != null && current.newer != null;
    }

    public Optional<String> undo() {
        if (!canUndo()) {
            return Optional.empty();
        }
        reach--;
        return moveTo(current.older);
    }

    public Optional<String> redo() {
        if (!canRedo()) {
            return Optional.empty();
        }
        reach++;
        return moveTo(current.newer);
    }

    private Optional<String> moveTo(Node target) {
        current = target;
        fire();
        return Optional.of(target.text);
    }

    public String current() {
        if (current == null) {
            throw new IllegalStateException("nothing recorded");
        }
        return current.text;
    }

    /** Oldest first; what redo would bring comes after the current one. */
    public List<String> all() {
        List<String> texts = new ArrayList<>();
        for (Node n = oldest; n != null; n = n.newer) {
            texts.add(n.text);
        }
        return texts;
    }

    public int depth() {
        int count = reach;
        for (Node n = current; n != null && n.newer != null; n = n.newer) {
            count++;
        }
        return count;
    }

    private void fire() {
        listener.currentChanged(current.text, canUndo(), canRedo());
    }
}
