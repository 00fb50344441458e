package ds.table;

import java.util.Map;
import java.util.TreeMap;

public class Thresholds {
    private final TreeMap<Integer, String> map = new TreeMap<>();

    public void set(int from, String label) {
        map.put(from, label);
    }

    public String label(int value) {
        Map.Entry<Integer, String> e = map.floorEntry(value);
        return e == null ? "none" : e.getValue();
    }

    public int size() {
        return map.size();
    }

    public String describe() {
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<Integer, String> e : map.entrySet()) {
            sb.append(e.getKey()).append(':').append(e.getValue()).append(' ');
        }
        return sb.toString();
    }
}
