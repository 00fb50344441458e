package model.cell;

import java.util.ArrayList;
import java.util.List;

public class Cell {
    public interface Watcher {
        void changed(int from, int to);
    }

    private final List<Watcher> watchers = new ArrayList<>();
    private int value;

    public void watch(Watcher w) {
        if (w != null && !watchers.contains(w)) {
            watchers.add(w);
        }
    }

    public int watchers() {
        return watchers.size();
    }

    public void set(int newValue) {
        int old = value;
        value = newValue;
        if (old != newValue) {
            for (Watcher w : watchers.toArray(new Watcher[0])) {
                w.changed(old, newValue);
            }
        }
    }

    public int get() {
        return value;
    }
}
