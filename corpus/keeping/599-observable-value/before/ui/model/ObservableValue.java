package ui.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

public class ObservableValue<T> {
    private T v;
    private List<ChangeListener<? super T>> ls = new ArrayList<ChangeListener<? super T>>();
    private int changes = 0;
    private int depth = 0;

    public ObservableValue(T initial) {
        this.v = initial;
    }

    public final T get() {
        return v;
    }

    public final boolean set(T value) {
        boolean changed = false;
        boolean same;
        if (v == value) {
            same = true;
        } else if (v == null) {
            same = false;
        } else {
            same = v.equals(value);
        }
        if (!same) {
            if (depth >= 4) {
                throw new IllegalStateException("endless change");
            }
            T old = v;
            v = value;
            changes++;
            changed = true;
            depth++;
            try {
                Object[] copy = ls.toArray();
                for (int i = 0; i < copy.length; i++) {
                    @SuppressWarnings("unchecked")
                    ChangeListener<? super T> l = (ChangeListener<? super T>) copy[i];
                    if (hasListener(l)) {
                        l.changed(old, value);
                    }
                }
            } finally {
                depth--;
            }
        }
        return changed;
    }

    private boolean hasListener(Object l) {
        for (int i = 0; i < ls.size(); i++) {
            if (ls.get(i) == l) {
                return true;
            }
        }
        return false;
    }

    public final void addListener(ChangeListener<? super T> l) {
        if (l == null) {
            throw new NullPointerException();
        }
        if (!hasListener(l)) {
            ls.add(l);
        }
    }

    public final boolean removeListener(ChangeListener<? super T> l) {
        for (int i = 0; i < ls.size(); i++) {
            if (ls.get(i) == l) {
                ls.remove(i);
                return true;
            }
        }
        return false;
    }

    public final <R> ObservableValue<R> map(final Function<? super T, ? extends R> f) {
        final ObservableValue<R> target = new ObservableValue<R>(f.apply(v));
        addListener(new ChangeListener<T>() {
            @Override
            public void changed(T before, T after) {
                R r = f.apply(after);
                target.set(r);
            }
        });
        return target;
    }

    public final int changes() {
        return changes;
    }
}
