package notes.tags;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public final class TagIndex {
    private final Map<String, TreeSet<String>> tagsOf = new HashMap<>();
    private final TreeMap<String, TreeSet<String>> documentsOf = new TreeMap<>();

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
            if (link(tagsOf, document, tag)) {
                link(documentsOf, tag, document);
                added++;
            }
        }
        return added;
    }

    private static boolean link(Map<String, TreeSet<String>> map, String key, String value) {
        return map.computeIfAbsent(key, k -> new TreeSet<>()).add(value);
    }

    private static boolean unlink(Map<String, TreeSet<String>> map, String key, String value) {
        TreeSet<String> set = map.get(key);
        if (set == null || !set.remove(value)) {
            return false;
        }
        if (set.isEmpty()) {
            map.remove(key);
        }
        return true;
    }

    public boolean untag(String document, String tag) {
        return document != null && tag != null
                && unlink(tagsOf, document, tag) && unlink(documentsOf, tag, document);
    }

    /** Sorted. */
    public List<String> documents(String tag) {
        return tag == null ? new ArrayList<>() : new ArrayList<>(documentsOf.getOrDefault(tag, new TreeSet<>()));
    }

    public Set<String> tags(String document) {
        return new TreeSet<>(tagsOf.getOrDefault(document, new TreeSet<>()));
    }

    public boolean forget(String document) {
        TreeSet<String> tags = tagsOf.remove(document);
        if (tags == null) {
            return false;
        }
        tags.forEach(tag -> unlink(documentsOf, tag, document));
        return true;
    }

    /** Renames a tag everywhere; returns the number of documents that had it. */
    public int rename(String from, String to) {
        if (from == null || to == null || to.isEmpty()) {
            throw new IllegalArgumentException("rename");
        }
        TreeSet<String> affected = documentsOf.remove(from);
        if (affected == null) {
            return 0;
        }
        for (String document : affected) {
            TreeSet<String> tags = tagsOf.get(document);
            tags.remove(from);
            tags.add(to);
            link(documentsOf, to, document);
        }
        return affected.size();
    }

    public String mostUsed() {
        String best = null;
        int most = 0;
        for (Map.Entry<String, TreeSet<String>> e : documentsOf.entrySet()) {
            if (e.getValue().size() > most) {
                most = e.getValue().size();
                best = e.getKey();
            }
        }
        return best;
    }
}
