package util.tagset;

import java.util.TreeSet;
import java.util.Set;

public class TagSet {
    private final Set<String> tags = new TreeSet<>();

    public boolean add(String tag) {
        return tags.add(tag.trim());
    }

    public boolean remove(String tag) {
        return tags.remove(tag.trim());
    }

    public String joined() {
        return String.join(";", tags);
    }

    public int length() {
        return joined().length();
    }
}
