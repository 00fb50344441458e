package ui.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

public class ObservableValue<T> {
    private static final int MAX_DEPTH = 4;

    private final List<ChangeListener<? super T>> listeners = new ArrayList<>();
    private T value;
    private int changes;
    private int depth;

    public ObservableValue(T initial) {
        this.value = initial;
    }

    public final T get() {
        return value;
    }

    public final boolean set(T value) {
        if (Objects.equals(this.value, value)) {
            return false;
        }
        if (depth >= MAX_DEPTH) {
            throw new IllegalStateException("value keeps changing");
        }
        T before = this.value;
        this.value = value;
        changes++;
        depth++;
        try {
            fire(before, value);
        } finally {
            depth--;
        }
        return true;
    }

    private void fire(T before, T after) {
        for (ChangeListener<? super T> listener : new ArrayList<>(listeners)) {
            if (indexOf(listener) >= 0) {
                listener.changed(before, after);
            }
        }
    }

    /** By identity, listeners may have an equals of their own. */
    private int indexOf(ChangeListener<? super T> wanted) {
        for (int i = 0; i < listeners.size(); i++) {
            if (listeners.get(i) == wanted) {
                return i;
            }
        }
        return -1;
    }

    public final void addListener(ChangeListener<? super T> l) {
        Objects.requireNonNull(l);
        if (indexOf(l) < 0) {
            listeners.add(l);
        }
    }

    public final boolean removeListener(ChangeListener<? super T> l) {
        int at = indexOf(l);
        if (at >= 0) {
            listeners.remove(at);
        }
        return at >= 0;
    }

    public final <R> ObservableValue<R> map(Function<? super T, ? extends R> f) {
        var mapped = new ObservableValue<R>(f.apply(value));
        addListener((before, after) -> mapped.set(f.apply(after)));
        return mapped;
    }

    public final int changes() {
        return changes;
    }
}
