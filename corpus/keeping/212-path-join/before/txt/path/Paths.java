package txt.path;

import java.util.ArrayList;
import java.util.List;

public class Paths {
    private final List<String> parts = new ArrayList<>();

    public Paths enter(String dir) {
        if (dir.indexOf('/') >= 0) {
            throw new IllegalArgumentException("slash");
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
        StringBuilder sb = new StringBuilder("/");
        for (int i = 0; i < parts.size(); i++) {
            if (i > 0) {
                sb.append('/');
            }
            sb.append(parts.get(i));
        }
        return sb.toString();
    }
}
