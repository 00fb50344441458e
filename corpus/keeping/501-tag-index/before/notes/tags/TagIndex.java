package notes.tags;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

public final class TagIndex {
    private final Map<String, TreeSet<String>> tagsOf = new HashMap<>();

    /** Returns how many tags were new to the document. */
    public int tag(String document, List<String> tags) {
        if (document == null) {
            throw new IllegalArgumentException("document");
        }
        int added = 0;
        for (String tag : tags) {
            if (tag == null || tag.isEmpty()) {
                throw new IllegalArgumentException("tag");
            }
            if (tagsOf.computeIfAbsent(document, d -> new TreeSet<>()).add(tag)) {
                added++;
            }
        }
        return added;
    }

    public boolean untag(String document, String tag) {
        TreeSet<String> tags = tagsOf.get(document);
        if (tags == null || tag == null || !tags.remove(tag)) {
            return false;
        }
        if (tags.isEmpty()) {
            tagsOf.remove(document);
        }
        return true;
    }

    /** Sorted. */
    public List<String> documents(String tag) {
        List<String> found = new ArrayList<>();
        if (tag != null) {
            for (Map.Entry<String, TreeSet<String>> e : tagsOf.entrySet()) {
                if (e.getValue().contains(tag)) {
                    found.add(e.getKey());
                }
            }
        }
        Collections.sort(found);
        return found;
    }

    public Set<String> tags(String document) {
        TreeSet<String> tags = tagsOf.get(document);
        return tags == null ? new TreeSet<>() : new TreeSet<>(tags);
    }

    public boolean forget(String document) {
        return tagsOf.remove(document) != null;
    }

    /** Renames a tag everywhere; returns the number of documents that had it. */
    public int rename(String from, String to) {
        if (from == null || to == null || to.isEmpty()) {
            throw new IllegalArgumentException("rename");
        }
        int n = 0;
        for (TreeSet<String> tags : tagsOf.values()) {
            if (tags.remove(from)) {
                tags.add(to);
                n++;
            }
        }
        return n;
    }

    public String mostUsed() {
        String best = null;
        int most = 0;
        TreeSet<String> all = new TreeSet<>();
        tagsOf.values().forEach(all::addAll);
        for (String tag : all) {
            int uses = documents(tag).size();
            if (uses > most) {
                most = uses;
                best = tag;
            }
        }
        return best;
    }
}
