package util.ids;

import java.util.HashMap;
import java.util.Map;

public class Registry {
    private final Map<Integer, String> names = new HashMap<>();
    private int next = 100;

    public int register(String name) {
        int id = next++;
        names.put(id, name);
        return id;
    }

    public String nameOf(int id) {
        String name = names.get(id);
        if (name == null) {
            throw new IllegalStateException("unknown id");
        }
        return name;
    }

    public boolean forget(int id) {
        return names.remove(id) != null;
    }

    public int size() {
        return names.size();
    }
}
