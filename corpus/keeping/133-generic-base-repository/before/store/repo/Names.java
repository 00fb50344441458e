package store.repo;

import java.util.HashMap;
import java.util.Map;

public final class Names {
    private final Map<Integer, String> data = new HashMap<>();

    public boolean save(int id, String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        return data.put(id, name) == null;
    }

    public String find(int id) {
        return data.get(id);
    }

    public int count() {
        return data.size();
    }
}
