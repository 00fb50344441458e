package desk.files;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public final class RecentFiles extends BoundedList {
    private final List<Consumer<String>> watchers = new ArrayList<>();
    private int evictions;

    public RecentFiles(int capacity) {
        super(capacity);
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
    }

    public void onEvict(Consumer<String> watcher) { watchers.add(watcher); }

    public void open(String path) {
        if (path.isEmpty()) {
            return;
        }
        pushFront(path);
    }

    public void setCapacity(int newCapacity) {
        if (newCapacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        capacity = newCapacity;
        if (!items.isEmpty()) {
            pushFront(items.get(0));
        }
    }

    public int rank(String path) { return items.indexOf(path); }
    public int evictions() { return evictions; }

    protected void evicted(String item) {
        evictions++;
        for (Consumer<String> watcher : new ArrayList<>(watchers)) {
            watcher.accept(item);
        }
    }

    public String toString() { return "recent" + items; }
}
