package store.lookup;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class Catalog {
    private final Map<Integer, String> titles = new HashMap<>();

    public void add(int id, String title) {
        if (title == null) {
            throw new IllegalArgumentException("title");
        }
        titles.put(id, title);
    }

    public String title(int id) {
        return Optional.ofNullable(titles.get(id)).orElseThrow();
    }

    public String rename(int id, String title) {
        String old = title(id);
        add(id, title);
        return old;
    }

    public String shortTitle(int id) {
        return Optional.ofNullable(titles.get(id))
            .map(title -> title.length() > 5 ? title.substring(0, 5) : title)
            .orElse("?");
    }
}
