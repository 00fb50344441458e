package write.editor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A line editor with undo and redo. Every change is told to the listeners after it was made. */
public class TextEditor {
    private static final class Edit {
        final int at;
        final String removed;
        final String inserted;
        final int caretBefore;
        final int caretAfter;

        Edit(int at, String removed, String inserted, int caretBefore, int caretAfter) {
            this.at = at;
            this.removed = removed;
            this.inserted = inserted;
            this.caretBefore = caretBefore;
            this.caretAfter = caretAfter;
        }
    }

    private final StringBuilder text = new StringBuilder();
    private int caret;
    private final Deque<Edit> done = new ArrayDeque<>();
    private final Deque<Edit> undone = new ArrayDeque<>();
    private final List<EditorListener> listeners = new ArrayList<>();

    public final void addListener(EditorListener listener) {
        if (listener == null) {
            throw new NullPointerException();
        }
        listeners.add(listener);
    }

    public final void moveTo(int position) {
        if (position < 0 || position > text.length()) {
            throw new IndexOutOfBoundsException("position " + position);
        }
        caret = position;
    }

    public final void type(String typed) {
        if (typed.isEmpty()) {
            return;
        }
        perform(new Edit(caret, "", typed, caret, caret + typed.length()));
    }

    /** Removes up to the given number of characters before the caret. */
    public final int backspace(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        int n = Math.min(count, caret);
        if (n > 0) {
            perform(new Edit(caret - n, text.substring(caret - n, caret), "", caret, caret - n));
        }
        return n;
    }

    private void perform(Edit edit) {
        text.replace(edit.at, edit.at + edit.removed.length(), edit.inserted);
        caret = edit.caretAfter;
        done.push(edit);
        undone.clear();
        tell();
    }

    public final boolean undo() {
        if (done.isEmpty()) {
            return false;
        }
        Edit edit = done.pop();
        text.replace(edit.at, edit.at + edit.inserted.length(), edit.removed);
        caret = edit.caretBefore;
        undone.push(edit);
        tell();
        return true;
    }

    public final boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        Edit edit = undone.pop();
        text.replace(edit.at, edit.at + edit.removed.length(), edit.inserted);
        caret = edit.caretAfter;
        done.push(edit);
        tell();
        return true;
    }

    private void tell() {
        String now = text.toString();
        int where = caret;
        for (EditorListener listener : new ArrayList<>(listeners)) {
            listener.textChanged(now, where);
        }
    }

    public final String text() {
        return text.toString();
    }

    public final int caret() {
        return caret;
    }
}
