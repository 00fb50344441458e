package ds.guests;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

public class Guests {
    private final Set<String> names = new LinkedHashSet<>();

    public boolean invite(String name) {
        return names.add(name);
    }

    public boolean uninvite(String name) {
        return names.remove(name);
    }

    public boolean invited(String name) {
        return names.contains(name);
    }

    public int count() {
        return names.size();
    }

    public List<String> list() {
        return new ArrayList<>(names);
    }
}
