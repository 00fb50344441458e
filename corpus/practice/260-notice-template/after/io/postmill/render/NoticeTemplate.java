package io.postmill.render;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A text with placeholders such as {@code ${name}} or, with a default, {@code ${name:friend}}. */
public final class NoticeTemplate {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([^}]*)}");

    private final String source;

    public NoticeTemplate(String source) {
        this.source = Objects.requireNonNull(source, "source");
    }

    public String render(Map<String, String> values) {
        return PLACEHOLDER.matcher(source).replaceAll(match -> resolve(match.group(1), values));
    }

    /** The names of all placeholders in order of appearance. */
    public Set<String> placeholders() {
        return PLACEHOLDER.matcher(source).results()
                .map(match -> nameOf(match.group(1)))
                .collect(Collectors.toCollection(LinkedHashSet::new));
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
