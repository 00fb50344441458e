package cache.grid;

import java.util.HashMap;
import java.util.Map;

public class GridMemory {
    private static final class Key {
        private final int x;
        private final int y;

        Key(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).x == x && ((Key) o).y == y;
        }

        @Override
        public int hashCode() {
            return x ^ (y << 16);
        }
    }

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
