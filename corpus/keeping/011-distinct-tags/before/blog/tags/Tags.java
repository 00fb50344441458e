package blog.tags;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

public final class Tags {
    private final String line;

    public Tags(String line) {
        this.line = line == null ? "" : line;
    }

    public Set<String> all() {
        Set<String> result = new LinkedHashSet<>();
        for (String part : line.split(",")) {
            String tag = part.trim().toLowerCase(Locale.ROOT);
            if (!tag.isEmpty()) {
                result.add(tag);
            }
        }
        return result;
    }

    public int count() {
        return all().size();
    }

    public boolean has(String tag) {
        for (String t : all()) {
            if (t.equalsIgnoreCase(tag)) {
                return true;
            }
        }
        return false;
    }
}
