package com.postroom.template;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Text with placeholders such as {name}; unknown ones are left as they are. */
public class MessageTemplate {
    private final String text;

    public MessageTemplate(String text) {
        this.text = text;
    }

    public String render(Map<String, String> values) {
        StringBuilder out = new StringBuilder();
        int position = 0;
        while (position < text.length()) {
            int end = placeholderEnd(position);
            if (end < 0) {
                out.append(text.charAt(position));
                position++;
                continue;
            }
            String key = text.substring(position + 1, end);
            String value = values.get(key);
            if (value == null) {
                out.append('{').append(key).append('}');
            } else {
                out.append(value);
            }
            position = end + 1;
        }
        return out.toString();
    }

    public Set<String> placeholders() {
        Set<String> keys = new LinkedHashSet<>();
        for (int position = 0; position < text.length(); position++) {
            int end = placeholderEnd(position);
            if (end >= 0) {
                keys.add(text.substring(position + 1, end));
            }
        }
        return keys;
    }

    private int placeholderEnd(int start) {
        if (text.charAt(start) != '{') {
            return -1;
        }
        int end = start + 1;
        while (end < text.length() && text.charAt(end) >= 'a' && text.charAt(end) <= 'z') {
            end++;
        }
        boolean closed = end < text.length() && text.charAt(end) == '}';
        return closed && end > start + 1 ? end : -1;
    }
}
