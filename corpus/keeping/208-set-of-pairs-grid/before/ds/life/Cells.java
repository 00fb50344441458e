package ds.life;

import java.util.HashSet;
import java.util.Set;

public class Cells {
    private final Set<String> alive = new HashSet<>();

    public boolean toggle(int x, int y) {
        String key = x + "," + y;
        if (!alive.remove(key)) {
            alive.add(key);
            return true;
        }
        return false;
    }

    public boolean alive(int x, int y) {
        return alive.contains(x + "," + y);
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
