package coll.sizes;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

public final class Sizes {
    private final List<String> log = new ArrayList<>();

    public int sizeOf(Object o) {
        int size = switch (o) {
            case Collection<?> c -> c.size();
            case Map<?, ?> m -> m.size();
            case CharSequence s -> s.length();
            case Object[] a -> a.length;
            case null, default -> -1;
        };
        log.add(String.valueOf(size));
        return size;
    }

    public String log() {
        return String.join(",", log);
    }
}
