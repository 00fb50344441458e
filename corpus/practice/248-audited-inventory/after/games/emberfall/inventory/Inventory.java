package games.emberfall.inventory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Items that a character carries. */
public class Inventory {

    private final int capacity;
    private final List<String> items = new ArrayList<>();

    public Inventory(int capacity) {
        this.capacity = capacity;
    }

    /** Adds the item if there is room for it. */
    public boolean add(String item) {
        if (items.size() >= capacity) {
            return false;
        }
        items.add(item);
        return true;
    }

    /** Adds the items in order until the inventory is full; returns how many fit. */
    public int addAll(Collection<String> loot) {
        int added = 0;
        for (String item : loot) {
            if (!add(item)) {
                break;
            }
            added++;
        }
        return added;
    }

    public boolean remove(String item) {
        return items.remove(item);
    }

    public List<String> items() {
        return Collections.unmodifiableList(items);
    }

    public Map<String, Integer> summary() {
        Map<String, Integer> counts = new TreeMap<>();
        items.forEach(item -> counts.merge(item, 1, Integer::sum));
        return counts;
    }
}
