package ds.life;

import java.util.HashSet;
import java.util.Set;

public class Cells {
    private final Set<Long> alive = new HashSet<>();

    private static long key(int x, int y) {
        return (long) x << 32 | y & 0xffffffffL;
    }

    public boolean toggle(int x, int y) {
        long key = key(x, y);
        if (alive.remove(key)) {
            return false;
        }
        return alive.add(key);
    }

    public boolean alive(int x, int y) {
        return alive.contains(key(x, y));
    }

    public int neighbours(int x, int y) {
        int n = 0;
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                if ((dx != 0 || dy != 0) && alive(x + dx, y + dy)) {
                    n++;
                }
            }
        }
        return n;
    }

    public int population() {
        return alive.size();
    }
}
