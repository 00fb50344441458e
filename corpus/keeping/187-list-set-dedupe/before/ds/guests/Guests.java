package ds.guests;

import java.util.ArrayList;
import java.util.List;

public class Guests {
    private final List<String> names = new ArrayList<>();

    public boolean invite(String name) {
        if (names.contains(name)) {
            return false;
        }
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
