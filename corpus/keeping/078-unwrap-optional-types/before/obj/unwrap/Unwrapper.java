package obj.unwrap;

import java.util.List;

public final class Unwrapper {
    private int depth;

    public String firstText(Object o) {
        depth = 0;
        Object current = o;
        while (current instanceof List) {
            List<?> list = (List<?>) current;
            if (list.isEmpty()) {
                return null;
            }
            current = list.get(0);
            depth++;
        }
        if (current instanceof String) {
            String s = (String) current;
            if (!s.isEmpty()) {
                return s;
            }
        }
        return null;
    }

    public int depth() {
        return depth;
    }
}
