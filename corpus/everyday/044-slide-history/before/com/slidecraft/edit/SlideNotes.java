package com.slidecraft.edit;

import java.util.List;
import java.util.Stack;
import java.util.stream.Collectors;

/** Speaker notes with undo and redo. */
public class SlideNotes {
    private final StringBuilder notes = new StringBuilder();
    private final Stack<Edit> done = new Stack<>();
    private final Stack<Edit> undone = new Stack<>();

    public void perform(Edit edit) {
        edit.apply(notes);
        done.push(edit);
        undone.clear();
    }

    public boolean undo() {
        if (done.empty()) {
            return false;
        }
        Edit edit = done.pop();
        edit.revert(notes);
        undone.push(edit);
        return true;
    }

    public boolean redo() {
        if (undone.empty()) {
            return false;
        }
        Edit edit = undone.pop();
        edit.apply(notes);
        done.push(edit);
        return true;
    }

    public String undoLabel() {
        return done.empty() ? "" : "Undo " + done.peek().label();
    }

    /** The labels of the performed edits, for the history panel. */
    public List<String> history() {
        return done.stream().map(Edit::label).collect(Collectors.toList());
    }

    public String text() {
        return notes.toString();
    }
}
