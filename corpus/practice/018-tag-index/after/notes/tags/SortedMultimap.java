package notes.tags;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Several values a key; a key without values does not exist. */
final class SortedMultimap {
    private final Map<String, TreeSet<String>> map = new TreeMap<>();

    boolean add(String key, String value) {
        return map.computeIfAbsent(key, k -> new TreeSet<>()).add(value);
    }

    boolean remove(String key, String value) {
        TreeSet<String> values = map.get(key);
        if (values == null || !values.remove(value)) {
            return false;
        }
        if (values.isEmpty()) {
            map.remove(key);
        }
        return true;
    }

    List<String> valuesOf(String key) {
        TreeSet<String> values = map.get(key);
        return values == null ? new ArrayList<>() : new ArrayList<>(values);
    }

    int size() {
        return map.size();
    }
}
