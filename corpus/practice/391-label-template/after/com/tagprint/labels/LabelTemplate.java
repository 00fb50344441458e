package com.tagprint.labels;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** A label text with placeholders such as {serial}. */
public final class LabelTemplate {
    private final String text;
    private final Map<String, String> values = new LinkedHashMap<>();

    public LabelTemplate(String text) {
        this.text = Objects.requireNonNull(text, "text");
    }

    public LabelTemplate set(String name, String value) {
        if (name == null || !name.matches("[a-z]+")) {
            throw new IllegalArgumentException("bad name: " + name);
        }
        values.put(name, Objects.requireNonNull(value, "value"));
        return this;
    }

    public String render() {
        String result = text;
        for (Map.Entry<String, String> entry : values.entrySet()) {
            result = result.replaceAll("\\{" + entry.getKey() + "\\}", entry.getValue());
        }
        return result;
    }
}
