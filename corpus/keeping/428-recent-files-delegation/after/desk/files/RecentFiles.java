package desk.files;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

public final class RecentFiles implements Iterable<String> {
    private final BoundedList paths;
    private final List<Consumer<String>> watchers = new ArrayList<>();
    private int evictions;

    public RecentFiles(int capacity) { this.paths = new BoundedList(checked(capacity), this::evicted); }

    private static int checked(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity must be positive");
        }
        return capacity;
    }

    public void onEvict(Consumer<String> watcher) { watchers.add(watcher); }

    public void open(String path) {
        if (!path.isEmpty()) {
            paths.pushFront(path);
        }
    }

    public void setCapacity(int newCapacity) { paths.resize(checked(newCapacity)); }
    public int rank(String path) { return paths.indexOf(path); }
    public int evictions() { return evictions; }
    public int size() { return paths.size(); }
    public void clear() { paths.clear(); }
    public Iterator<String> iterator() { return paths.iterator(); }

    private void evicted(String path) {
        evictions++;
        List<Consumer<String>> snapshot = new ArrayList<>(watchers);
        snapshot.forEach(watcher -> watcher.accept(path));
    }

    public String toString() { return "recent" + paths; }
}
