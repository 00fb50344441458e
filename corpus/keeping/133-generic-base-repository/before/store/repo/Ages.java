package store.repo;

import java.util.HashMap;
import java.util.Map;

public final class Ages {
    private final Map<Integer, Integer> data = new HashMap<>();

    public boolean save(int id, Integer age) {
        if (age == null) {
            throw new NullPointerException();
        }
        return data.put(id, age) == null;
    }

    public Integer find(int id) {
        return data.get(id);
    }

    public int count() {
        return data.size();
    }

    public boolean birthday(int id) {
        return data.computeIfPresent(id, (k, v) -> v + 1) != null;
    }
}
