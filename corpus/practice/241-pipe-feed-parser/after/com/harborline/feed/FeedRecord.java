package com.harborline.feed;

import java.util.List;
import java.util.Map;
import java.util.LinkedHashMap;

public final class FeedRecord {

    private final Map<String, String> values = new LinkedHashMap<>();

    FeedRecord(List<String> columns, List<String> fields) {
        for (int i = 0; i < columns.size(); i++) {
            values.put(columns.get(i), fields.get(i));
        }
    }

    public String get(String column) {
        if (!values.containsKey(column)) {
            throw new IllegalArgumentException("no column " + column);
        }
        return values.get(column);
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
