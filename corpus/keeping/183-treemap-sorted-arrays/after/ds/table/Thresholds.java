package ds.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Thresholds {
    private final List<Integer> keys = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();

    public void set(int from, String label) {
        int at = Collections.binarySearch(keys, from);
        if (at >= 0) {
            labels.set(at, label);
        } else {
            keys.add(-at - 1, from);
            labels.add(-at - 1, label);
        }
    }

    public String label(int value) {
        int at = Collections.binarySearch(keys, value);
        int index = at >= 0 ? at : -at - 2;
        return index < 0 ? "none" : labels.get(index);
    }

    public int size() {
        return keys.size();
    }

    public String describe() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < keys.size(); i++) {
            sb.append(keys.get(i)).append(':').append(labels.get(i)).append(' ');
        }
        return sb.toString();
    }
}
