package io.lumenindex.query;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** An immutable search over an index. */
public final class SearchRequest {

    private final String index;
    private final List<String> filters;
    private final List<String> sorts;
    private final int limit;

    private SearchRequest(Builder builder) {
        this.index = builder.index;
        this.filters = Collections.unmodifiableList(builder.filters);
        this.sorts = Collections.unmodifiableList(builder.sorts);
        this.limit = builder.limit;
    }

    public static Builder on(String index) {
        return new Builder(index);
    }

    public List<String> filters() {
        return filters;
    }

    public List<String> sorts() {
        return sorts;
    }

    public int limit() {
        return limit;
    }

    public String toQueryString() {
        StringBuilder out = new StringBuilder(index).append("?limit=").append(limit);
        appendAll(out, "&f=", filters);
        appendAll(out, "&s=", sorts);
        return out.toString();
    }

    private static void appendAll(StringBuilder out, String prefix, List<String> values) {
        values.forEach(value -> out.append(prefix).append(value));
    }

    public static final class Builder {

        private final String index;
        private final List<String> filters = new ArrayList<>();
        private final List<String> sorts = new ArrayList<>();
        private int limit = 10;

        private Builder(String index) {
            this.index = Objects.requireNonNull(index, "index");
        }

        public Builder filter(String field, String value) {
            filters.add(field + ":" + value);
            return this;
        }

        public Builder sortBy(String field, boolean ascending) {
            sorts.add((ascending ? "+" : "-") + field);
            return this;
        }

        public Builder limit(int limit) {
            if (limit < 1 || limit > 1000) {
                throw new IllegalArgumentException("limit " + limit);
            }
            this.limit = limit;
            return this;
        }

        public SearchRequest build() {
            return new SearchRequest(this);
        }
    }
}
