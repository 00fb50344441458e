package cache.grid;

import java.util.HashMap;
import java.util.Map;

public class GridMemory {
    private record Key(int x, int y) { }

    private final Map<Key, Integer> cells = new HashMap<>();

    public int increment(int x, int y) {
        return cells.merge(new Key(x, y), 1, Integer::sum);
    }

    public int at(int x, int y) {
        return cells.getOrDefault(new Key(x, y), 0);
    }

    public int neighbours(int x, int y) {
        return at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
    }

    public int touched() {
        return cells.size();
    }
}
