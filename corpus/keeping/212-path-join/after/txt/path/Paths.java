package txt.path;

import java.util.ArrayList;
import java.util.List;

public class Paths {
    private final List<String> parts = new ArrayList<>();

    public Paths enter(String dir) {
        if (dir.contains("/")) {
            throw new IllegalArgumentException("one directory at a time: " + dir);
        }
        parts.add(dir);
        return this;
    }

    public boolean up() {
        if (parts.isEmpty()) {
            return false;
        }
        parts.remove(parts.size() - 1);
        return true;
    }

    public String absolute() {
        return "/" + String.join("/", parts);
    }
}
