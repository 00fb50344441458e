package util.notes;

import java.util.ArrayList;
import java.util.List;

public class Notes {
    private final List<String> notes = new ArrayList<>();
    private final String owner;

    public Notes(String owner) {
        this.owner = owner;
    }

    public int add(String note) {
        notes.add(note);
        return notes.size();
    }

    public boolean remove(String note) {
        return notes.remove(note);
    }

    public boolean isEmpty() {
        return notes.isEmpty();
    }

    @Override
    public String toString() {
        return owner + notes;
    }
}
