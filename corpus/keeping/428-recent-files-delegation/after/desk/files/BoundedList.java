package desk.files;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

final class BoundedList {
    private final List<String> items = new ArrayList<>();
    private final Consumer<String> evicted;
    private int capacity;

    BoundedList(int capacity, Consumer<String> evicted) {
        this.capacity = capacity;
        this.evicted = evicted;
    }

    void pushFront(String item) {
        items.remove(item);
        items.add(0, item);
        while (items.size() > capacity) {
            evicted.accept(items.remove(items.size() - 1));
        }
    }

    void resize(int newCapacity) {
        capacity = newCapacity;
        if (!items.isEmpty()) {
            pushFront(items.get(0));
        }
    }

    int indexOf(String item) { return items.indexOf(item); }
    int size() { return items.size(); }
    void clear() { items.clear(); }
    Iterator<String> iterator() { return items.iterator(); }
    public String toString() { return items.toString(); }
}
