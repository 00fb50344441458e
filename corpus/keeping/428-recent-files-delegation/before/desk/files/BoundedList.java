package desk.files;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

abstract class BoundedList implements Iterable<String> {
    protected final List<String> items = new ArrayList<>();
    protected int capacity;

    BoundedList(int capacity) { this.capacity = capacity; }

    protected void pushFront(String item) {
        items.remove(item);
        items.add(0, item);
        while (items.size() > capacity) {
            String last = items.remove(items.size() - 1);
            evicted(last);
        }
    }

    protected abstract void evicted(String item);

    public int size() { return items.size(); }
    public void clear() { items.clear(); }
    public Iterator<String> iterator() { return items.iterator(); }
}
