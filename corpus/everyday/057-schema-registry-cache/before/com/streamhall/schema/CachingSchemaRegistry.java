package com.streamhall.schema;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Remembers what a remote registry answered; subjects are immutable once published. */
public class CachingSchemaRegistry implements SchemaRegistry {

    private final SchemaRegistry remote;
    private final Map<String, String> answers = new HashMap<>();

    public CachingSchemaRegistry(SchemaRegistry remote) {
        this.remote = Objects.requireNonNull(remote, "remote");
    }

    @Override
    public String find(String subject, int version) {
        if (version < 1) {
            throw new IllegalArgumentException("version must be positive: " + version);
        }
        String key = subject + "@" + version;
        if (answers.containsKey(key)) {
            return answers.get(key);
        }
        String schema = remote.find(subject, version);
        answers.put(key, schema);
        return schema;
    }

    public void invalidate(String subject) {
        answers.keySet().removeIf(key -> key.startsWith(subject + "@"));
    }
}
