package model.cell;

import java.util.ArrayList;
import java.util.List;

final class WatcherSupport {
    private final List<Cell.Watcher> watchers = new ArrayList<>();

    void add(Cell.Watcher w) {
        if (w != null && !watchers.contains(w)) {
            watchers.add(w);
        }
    }

    int size() {
        return watchers.size();
    }

    void fire(int from, int to) {
        for (Cell.Watcher w : watchers.toArray(new Cell.Watcher[0])) {
            w.changed(from, to);
        }
    }
}
