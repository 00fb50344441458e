package store.repo;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

abstract class Repository<T> {
    final Map<Integer, T> data = new HashMap<>();

    public boolean save(int id, T value) {
        Objects.requireNonNull(value, "value");
        return data.put(id, value) == null;
    }

    public T find(int id) {
        return data.get(id);
    }

    public int count() {
        return data.size();
    }
}
