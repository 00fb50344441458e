package ds.matrix;

import java.util.HashMap;
import java.util.Map;

public class Sparse {
    private final Map<Integer, Map<Integer, Long>> rows = new HashMap<>();

    public void set(int row, int col, long value) {
        if (value == 0) {
            Map<Integer, Long> r = rows.get(row);
            if (r != null) {
                r.remove(col);
            }
            return;
        }
        rows.computeIfAbsent(row, k -> new HashMap<>()).put(col, value);
    }

    public long get(int row, int col) {
        Map<Integer, Long> r = rows.get(row);
        return r == null ? 0 : r.getOrDefault(col, 0L);
    }

    public int filled() {
        int n = 0;
        for (Map<Integer, Long> r : rows.values()) {
            n += r.size();
        }
        return n;
    }
}
