package notes.tags;

import java.util.List;
import java.util.Objects;

public class TagIndex {
    private final SortedMultimap tagsByNote = new SortedMultimap();
    private final SortedMultimap notesByTag = new SortedMultimap();

    public boolean tag(String note, String tag) {
        Objects.requireNonNull(note);
        Objects.requireNonNull(tag);
        notesByTag.add(tag, note);
        return tagsByNote.add(note, tag);
    }

    public boolean untag(String note, String tag) {
        Objects.requireNonNull(note);
        Objects.requireNonNull(tag);
        return unlink(note, tag);
    }

    public int removeTag(String tag) {
        List<String> affected = notesWith(tag);
        affected.forEach(note -> unlink(note, tag));
        return affected.size();
    }

    public final List<String> tagsOf(String note) {
        return tagsByNote.valuesOf(Objects.requireNonNull(note));
    }

    public final List<String> notesWith(String tag) {
        return notesByTag.valuesOf(Objects.requireNonNull(tag));
    }

    public int notes() {
        return tagsByNote.size();
    }

    public int tags() {
        return notesByTag.size();
    }

    private boolean unlink(String note, String tag) {
        notesByTag.remove(tag, note);
        return tagsByNote.remove(note, tag);
    }
}
