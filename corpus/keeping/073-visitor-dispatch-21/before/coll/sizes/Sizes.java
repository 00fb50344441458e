package coll.sizes;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

public final class Sizes {
    private final List<String> log = new ArrayList<>();

    public int sizeOf(Object o) {
        int size;
        if (o instanceof Collection<?>) {
            size = ((Collection<?>) o).size();
        } else if (o instanceof Map<?, ?>) {
            size = ((Map<?, ?>) o).size();
        } else if (o instanceof CharSequence) {
            size = ((CharSequence) o).length();
        } else if (o instanceof Object[]) {
            size = ((Object[]) o).length;
        } else {
            size = -1;
        }
        log.add(String.valueOf(size));
        return size;
    }

    public String log() {
        return String.join(",", log);
    }
}
