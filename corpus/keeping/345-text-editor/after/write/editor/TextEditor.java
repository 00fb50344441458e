package write.editor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/** A line editor with undo and redo. Every change is told to the listeners after it was made. */
public class TextEditor {
    /** What the user sees at one moment. */
    private record State(String text, int caret) {
        State {
            Objects.checkIndex(caret, text.length() + 1);
        }

        State at(int position) {
            return new State(text, position);
        }

        State typed(String more) {
            return new State(text.substring(0, caret) + more + text.substring(caret), caret + more.length());
        }

        State erased(int n) {
            return new State(text.substring(0, caret - n) + text.substring(caret), caret - n);
        }
    }

    /** The caret may wander between two edits, so both ends are kept. */
    private record Step(State from, State to) { }

    private State state = new State("", 0);
    private final Deque<Step> past = new ArrayDeque<>();
    private final Deque<Step> future = new ArrayDeque<>();
    private final List<EditorListener> listeners = new ArrayList<>();

    public final void addListener(EditorListener listener) {
        listeners.add(Objects.requireNonNull(listener));
    }

    public final void moveTo(int position) {
        state = state.at(position);
    }

    public final void type(String typed) {
        if (!typed.isEmpty()) {
            change(state.typed(typed));
        }
    }

    /** Removes up to the given number of characters before the caret. */
    public final int backspace(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count must not be negative");
        }
        int n = Math.min(count, state.caret());
        if (n > 0) {
            change(state.erased(n));
        }
        return n;
    }

    private void change(State to) {
        past.push(new Step(state, to));
        future.clear();
        show(to);
    }

    public final boolean undo() {
        Step step = past.poll();
        if (step == null) {
            return false;
        }
        future.push(step);
        show(step.from());
        return true;
    }

    public final boolean redo() {
        Step step = future.poll();
        if (step == null) {
            return false;
        }
        past.push(step);
        show(step.to());
        return true;
    }

    private void show(State now) {
        state = now;
        List.copyOf(listeners).forEach(listener -> listener.textChanged(now.text(), now.caret()));
    }

    public final String text() {
        return state.text();
    }

    public final int caret() {
        return state.caret();
    }
}
