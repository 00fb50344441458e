package com.postroom.template;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Text with placeholders such as {name}; unknown ones are left as they are. */
public class MessageTemplate {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z]+)}");
    private final String text;

    public MessageTemplate(String text) {
        this.text = text;
    }

    public String render(Map<String, String> values) {
        return PLACEHOLDER.matcher(text).replaceAll(match -> {
            String value = values.get(match.group(1));
            return value == null ? match.group() : value;
        });
    }

    public Set<String> placeholders() {
        return PLACEHOLDER.matcher(text).results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
