package model.cell;

public class Cell {
    public interface Watcher {
        void changed(int from, int to);
    }

    private final WatcherSupport support = new WatcherSupport();
    private int value;

    public void watch(Watcher w) {
        support.add(w);
    }

    public int watchers() {
        return support.size();
    }

    public void set(int newValue) {
        int old = value;
        value = newValue;
        if (old != newValue) {
            support.fire(old, newValue);
        }
    }

    public int get() {
        return value;
    }
}
