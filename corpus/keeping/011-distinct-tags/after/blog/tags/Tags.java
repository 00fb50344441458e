package blog.tags;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

public final class Tags {
    private final String line;

    public Tags(String line) {
        this.line = line == null ? "" : line;
    }

    public Set<String> all() {
        return Arrays.stream(line.split(","))
            .map(part -> part.trim().toLowerCase(Locale.ROOT))
            .filter(tag -> !tag.isEmpty())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    public int count() {
        return all().size();
    }

    public boolean has(String tag) {
        return all().stream().anyMatch(t -> t.equalsIgnoreCase(tag));
    }
}
