package buf.recent;

import java.util.ArrayList;
import java.util.List;

public class Recent {
    private final Buffer buffer;

    public Recent(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit must be positive: " + limit);
        }
        this.buffer = new Buffer(limit);
    }

    public String add(String item) {
        return buffer.push(item);
    }

    public boolean contains(String item) {
        return buffer.items.contains(item);
    }

    public List<String> snapshot() {
        return new ArrayList<>(buffer.items);
    }

    private static final class Buffer {
        private final List<String> items = new ArrayList<>();
        private final int limit;

        Buffer(int limit) {
            this.limit = limit;
        }

        String push(String item) {
            String dropped = items.size() < limit ? null : items.remove(0);
            items.add(item);
            return dropped;
        }
    }
}
