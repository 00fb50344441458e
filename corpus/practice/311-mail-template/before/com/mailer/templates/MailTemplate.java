package com.mailer.templates;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** A text with {{placeholders}}; unknown ones stay as they are. */
public final class MailTemplate {
    private static final String OPEN = "{{";
    private static final String CLOSE = "}}";

    private final String text;

    public MailTemplate(String text) {
        if (text == null) {
            throw new IllegalArgumentException("no text");
        }
        this.text = text;
    }

    public String render(Map<String, String> values) {
        StringBuilder out = new StringBuilder();
        int pos = 0;
        while (true) {
            int start = text.indexOf(OPEN, pos);
            int end = start < 0 ? -1 : text.indexOf(CLOSE, start + OPEN.length());
            if (end < 0) {
                return out.append(text, pos, text.length()).toString();
            }
            String name = text.substring(start + OPEN.length(), end).trim();
            String value = values.get(name);
            out.append(text, pos, start);
            out.append(value != null ? value : text.substring(start, end + CLOSE.length()));
            pos = end + CLOSE.length();
        }
    }

    public Set<String> placeholders() {
        Set<String> names = new LinkedHashSet<>();
        int pos = 0;
        while (true) {
            int start = text.indexOf(OPEN, pos);
            int end = start < 0 ? -1 : text.indexOf(CLOSE, start + OPEN.length());
            if (end < 0) {
                return names;
            }
            names.add(text.substring(start + OPEN.length(), end).trim());
            pos = end + CLOSE.length();
        }
    }
}
