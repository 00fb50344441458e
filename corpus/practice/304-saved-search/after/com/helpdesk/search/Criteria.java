package com.helpdesk.search;

import java.util.Collections;
import java.util.List;

/** What a search looks for; never changes. */
record Criteria(List<String> terms, List<String> tags, int limit) {
    Criteria {
        terms = Collections.unmodifiableList(terms);
        tags = Collections.unmodifiableList(tags);
    }

    String toQuery() {
        StringBuilder q = new StringBuilder(String.join(" ", terms));
        for (String tag : tags) {
            q.append(" tag:").append(tag);
        }
        return q.append(" limit:").append(limit).toString().trim();
    }
}
