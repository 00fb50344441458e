package com.helpdesk.search;

import java.util.ArrayList;
import java.util.List;

public final class SavedSearch {
    private final String name;
    private final Criteria criteria;

    private SavedSearch(String name, Criteria criteria) {
        this.name = name;
        this.criteria = criteria;
    }

    public static Builder named(String name) {
        return new Builder(name);
    }

    public String name() {
        return name;
    }

    public List<String> terms() {
        return criteria.terms();
    }

    public List<String> tags() {
        return criteria.tags();
    }

    public String toQuery() {
        return criteria.toQuery();
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
            return new SavedSearch(name, new Criteria(terms, tags, limit));
        }
    }
}
