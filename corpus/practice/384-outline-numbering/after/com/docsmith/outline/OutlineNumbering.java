package com.docsmith.outline;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/** Unnumbered headings use up no number, and their children go on counting from 1. */
public final class OutlineNumbering {
    private final int levels;

    public OutlineNumbering(int levels) {
        this.levels = levels;
    }

    public List<String> number(Heading document) {
        List<String> lines = new ArrayList<>();
        Deque<Level> open = new ArrayDeque<>();
        descend(document, "", open);
        while (!open.isEmpty()) {
            Level level = open.peek();
            if (!level.rest.hasNext()) {
                open.pop();
                continue;
            }
            Heading heading = level.rest.next();
            String label = heading.isNumbered() ? level.nextLabel() : level.prefix;
            lines.add(heading.isNumbered() ? label + " " + heading.title() : heading.title());
            descend(heading, label, open);
        }
        return lines;
    }

    private void descend(Heading heading, String label, Deque<Level> open) {
        if (open.size() < levels) {
            open.push(new Level(heading.children().iterator(), label));
        }
    }

    private static final class Level {
        final Iterator<Heading> rest;
        final String prefix;
        private int used;

        Level(Iterator<Heading> rest, String prefix) {
            this.rest = rest;
            this.prefix = prefix;
        }

        String nextLabel() {
            return prefix + ++used + ".";
        }
    }
}
