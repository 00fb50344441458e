package notes.tags;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;

public class TagIndex {
    private final Map<String, TreeSet<String>> tagsByNote = new TreeMap<>();

    public boolean tag(String note, String tag) {
        Objects.requireNonNull(note);
        Objects.requireNonNull(tag);
        TreeSet<String> tags = tagsByNote.get(note);
        if (tags == null) {
            tags = new TreeSet<>();
            tagsByNote.put(note, tags);
        }
        return tags.add(tag);
    }

    public boolean untag(String note, String tag) {
        Objects.requireNonNull(note);
        Objects.requireNonNull(tag);
        TreeSet<String> tags = tagsByNote.get(note);
        if (tags == null || !tags.remove(tag)) {
            return false;
        }
        if (tags.isEmpty()) {
            tagsByNote.remove(note);
        }
        return true;
    }

    public int removeTag(String tag) {
        int removed = 0;
        for (String note : notesWith(tag)) {
            TreeSet<String> tags = tagsByNote.get(note);
            tags.remove(tag);
            if (tags.isEmpty()) {
                tagsByNote.remove(note);
            }
            removed++;
        }
        return removed;
    }

    public final List<String> tagsOf(String note) {
        Objects.requireNonNull(note);
        TreeSet<String> tags = tagsByNote.get(note);
        return tags == null ? new ArrayList<>() : new ArrayList<>(tags);
    }

    public final List<String> notesWith(String tag) {
        Objects.requireNonNull(tag);
        List<String> notes = new ArrayList<>();
        for (Map.Entry<String, TreeSet<String>> e : tagsByNote.entrySet()) {
            if (e.getValue().contains(tag)) {
                notes.add(e.getKey());
            }
        }
        return notes;
    }

    public int notes() {
        return tagsByNote.size();
    }

    public int tags() {
        TreeSet<String> all = new TreeSet<>();
        for (TreeSet<String> tags : tagsByNote.values()) {
            all.addAll(tags);
        }
        return all.size();
    }
}
