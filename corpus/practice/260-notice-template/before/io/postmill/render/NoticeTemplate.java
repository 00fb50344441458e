package io.postmill.render;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A text with placeholders such as {@code ${name}} or, with a default, {@code ${name:friend}}. */
public final class NoticeTemplate {

    private final String source;

    public NoticeTemplate(String source) {
        this.source = Objects.requireNonNull(source, "source");
    }

    public String render(Map<String, String> values) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        while (true) {
            int open = source.indexOf("${", from);
            int close = open < 0 ? -1 : source.indexOf('}', open);
            if (close < 0) {
                return out.append(source, from, source.length()).toString();
            }
            out.append(source, from, open);
            out.append(resolve(source.substring(open + 2, close), values));
            from = close + 1;
        }
    }

    /** The names of all placeholders in order of appearance. */
    public Set<String> placeholders() {
        Set<String> names = new LinkedHashSet<>();
        int open = source.indexOf("${");
        while (open >= 0) {
            int close = source.indexOf('}', open);
            if (close < 0) {
                break;
            }
            names.add(nameOf(source.substring(open + 2, close)));
            open = source.indexOf("${", close);
        }
        return names;
    }

    private static String resolve(String placeholder, Map<String, String> values) {
        String name = nameOf(placeholder);
        String value = values.get(name);
        if (value != null) {
            return value;
        }
        if (name.length() < placeholder.length()) {
            return placeholder.substring(name.length() + 1);
        }
        throw new IllegalArgumentException("no value for " + name);
    }

    private static String nameOf(String placeholder) {
        int colon = placeholder.indexOf(':');
        return colon < 0 ? placeholder : placeholder.substring(0, colon);
    }
}
