package com.slidecraft.edit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** Speaker notes with undo and redo. */
public class SlideNotes {
    private final StringBuilder notes = new StringBuilder();
    private final Deque<Edit> done = new ArrayDeque<>();
    private final Deque<Edit> undone = new ArrayDeque<>();

    public void perform(Edit edit) {
        edit.apply(notes);
        done.push(edit);
        undone.clear();
    }

    public boolean undo() {
        if (done.isEmpty()) {
            return false;
        }
        Edit edit = done.pop();
        edit.revert(notes);
        undone.push(edit);
        return true;
    }

    public boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        Edit edit = undone.pop();
        edit.apply(notes);
        done.push(edit);
        return true;
    }

    public String undoLabel() {
        return done.isEmpty() ? "" : "Undo " + done.peek().label();
    }

    /** The labels of the performed edits, for the history panel. */
    public List<String> history() {
        return done.stream().map(Edit::label).collect(Collectors.toList());
    }

    public String text() {
        return notes.toString();
    }
}
