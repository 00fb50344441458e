package text.editor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;

public final class Editor {

    private final StringBuilder text = new StringBuilder();
    private final Deque<Change> done = new ArrayDeque<>();
    private final Deque<Change> undone = new ArrayDeque<>();

    public void insert(int at, String piece) {
        Objects.requireNonNull(piece, "piece");
        undone.clear();
        perform(new Change.Inserted(at, piece));
    }

    public void delete(int from, int to) {
        undone.clear();
        perform(new Change.Deleted(from, text.substring(from, to)));
    }

    private void perform(Change change) {
        switch (change) {
            case Change.Inserted(int at, String piece) -> text.insert(at, piece);
            case Change.Deleted(int from, String removed) -> text.delete(from, from + removed.length());
        }
        done.push(change);
    }

    public boolean undo() {
        if (done.isEmpty()) {
            return false;
        }
        Change change = done.pop();
        switch (change) {
            case Change.Inserted(int at, String piece) -> text.delete(at, at + piece.length());
            case Change.Deleted(int from, String removed) -> text.insert(from, removed);
        }
        undone.push(change);
        return true;
    }

    public boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        perform(undone.pop());
        return true;
    }

    public String text() {
        return text.toString();
    }

    public int undoDepth() {
        return done.size();
    }
}
