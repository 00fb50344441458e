package com.helpdesk.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class SavedSearch {
    private final String name;
    private final List<String> terms;
    private final List<String> tags;
    private final int limit;

    private SavedSearch(Builder builder) {
        this.name = builder.name;
        this.terms = Collections.unmodifiableList(new ArrayList<>(builder.terms));
        this.tags = Collections.unmodifiableList(new ArrayList<>(builder.tags));
        this.limit = builder.limit;
    }

    public static Builder named(String name) {
        return new Builder(name);
    }

    public String name() {
        return name;
    }

    public List<String> terms() {
        return terms;
    }

    public List<String> tags() {
        return tags;
    }

    public String toQuery() {
        StringBuilder q = new StringBuilder(String.join(" ", terms));
        for (String tag : tags) {
            q.append(" tag:").append(tag);
        }
        return q.append(" limit:").append(limit).toString().trim();
    }

    public static final class Builder {
        private final String name;
        private final List<String> terms = new ArrayList<>();
        private final List<String> tags = new ArrayList<>();
        private int limit = 50;

        private Builder(String name) {
            this.name = name;
        }

        public Builder term(String term) {
            terms.add(term);
            return this;
        }

        public Builder tag(String tag) {
            tags.add(tag);
            return this;
        }

        public Builder limit(int limit) {
            this.limit = limit;
            return this;
        }

        public SavedSearch build() {
            return new SavedSearch(this);
        }
    }
}
