package com.docsmith.outline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class Heading {
    static final int DEEPEST = 24;

    private final String title;
    private final boolean numbered;
    private final int depth;
    private final List<Heading> children = new ArrayList<>();

    private Heading(String title, boolean numbered, int depth) {
        this.title = title;
        this.numbered = numbered;
        this.depth = depth;
    }

    public static Heading document(String title) {
        return new Heading(title, true, 0);
    }

    public Heading add(String childTitle) {
        return add(childTitle, true);
    }

    public Heading add(String childTitle, boolean childNumbered) {
        if (depth == DEEPEST) {
            throw new IllegalStateException("nested too deeply");
        }
        Heading child = new Heading(childTitle, childNumbered, depth + 1);
        children.add(child);
        return child;
    }

    public String title() {
        return title;
    }

    public boolean isNumbered() {
        return numbered;
    }

    public List<Heading> children() {
        return Collections.unmodifiableList(children);
    }
}
