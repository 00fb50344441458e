package buf.recent;

import java.util.ArrayList;
import java.util.List;

public class Recent {
    private final int limit;
    private final List<String> items = new ArrayList<>();

    public Recent(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit");
        }
        this.limit = limit;
    }

    public String add(String item) {
        String dropped = null;
        if (items.size() == limit) {
            dropped = items.remove(0);
        }
        items.add(item);
        return dropped;
    }

    public boolean contains(String item) {
        return items.contains(item);
    }

    public List<String> snapshot() {
        return new ArrayList<>(items);
    }
}
