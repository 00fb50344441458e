package com.docsmith.outline;

import java.util.ArrayList;
import java.util.List;

/** Unnumbered headings use up no number, and their children go on counting from 1. */
public final class OutlineNumbering {
    private final int levels;

    public OutlineNumbering(int levels) {
        this.levels = levels;
    }

    public List<String> number(Heading document) {
        List<String> lines = new ArrayList<>();
        number(document, "", 1, lines);
        return lines;
    }

    private void number(Heading parent, String prefix, int level, List<String> lines) {
        if (level > levels) {
            return;
        }
        int next = 1;
        for (Heading child : parent.children()) {
            String label = prefix;
            if (child.isNumbered()) {
                label = prefix + next + ".";
                next++;
                lines.add(label + " " + child.title());
            } else {
                lines.add(child.title());
            }
            number(child, label, level + 1, lines);
        }
    }
}
