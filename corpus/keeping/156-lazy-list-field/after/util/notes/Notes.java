package util.notes;

import java.util.ArrayList;
import java.util.List;

public class Notes {
    private List<String> notes;
    private final String owner;

    public Notes(String owner) {
        this.owner = owner;
    }

    public int add(String note) {
        if (notes == null) {
            notes = new ArrayList<>();
        }
        notes.add(note);
        return notes.size();
    }

    public boolean remove(String note) {
        return notes != null && notes.remove(note);
    }

    public boolean isEmpty() {
        return notes == null || notes.isEmpty();
    }

    @Override
    public String toString() {
        return owner + (notes == null ? "[]" : notes.toString());
    }
}
