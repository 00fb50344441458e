package util.ids;

import java.util.HashMap;
import java.util.Map;

public class Registry {
    private record Id(int value) { }

    private final Map<Id, String> names = new HashMap<>();
    private int next = 100;

    public int register(String name) {
        Id id = new Id(next++);
        names.put(id, name);
        return id.value();
    }

    public String nameOf(int id) {
        String name = names.get(new Id(id));
        if (name == null) {
            throw new IllegalStateException("unknown id " + id);
        }
        return name;
    }

    public boolean forget(int id) {
        return names.remove(new Id(id)) != null;
    }

    public int size() {
        return names.size();
    }
}
