package ds.legacy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class Courses {
    private final List<String> titles = new ArrayList<>();
    private final Map<String, Integer> rooms = new HashMap<>();

    public int add(String title, int room) {
        Objects.requireNonNull(title);
        titles.add(title);
        rooms.put(title, room);
        return titles.size();
    }

    public int room(String title) {
        Objects.requireNonNull(title);
        return rooms.getOrDefault(title, -1);
    }

    public String title(int index) {
        if (index < 0 || index >= titles.size()) {
            return null;
        }
        return titles.get(index);
    }
}
