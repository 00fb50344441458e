package util.tagset;

import java.util.TreeSet;
import java.util.Set;

public class TagSet {
    private final Set<String> tags = new TreeSet<>();
    private int version;
    private int joinedVersion = -1;
    private String joined;

    public boolean add(String tag) {
        return touched(tags.add(tag.trim()));
    }

    public boolean remove(String tag) {
        return touched(tags.remove(tag.trim()));
    }

    private boolean touched(boolean changed) {
        if (changed) {
            version++;
        }
        return changed;
    }

    public String joined() {
        if (joinedVersion != version) {
            joined = String.join(";", tags);
            joinedVersion = version;
        }
        return joined;
    }

    public int length() {
        return joined().length();
    }
}
