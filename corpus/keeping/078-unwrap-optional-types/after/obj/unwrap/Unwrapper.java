package obj.unwrap;

import java.util.List;

public final class Unwrapper {
    private int depth;

    public String firstText(Object o) {
        depth = 0;
        Object current = o;
        while (current instanceof List<?> list) {
            if (list.isEmpty()) {
                return null;
            }
            current = list.get(0);
            depth++;
        }
        return current instanceof String s && !s.isEmpty() ? s : null;
    }

    public int depth() {
        return depth;
    }
}
