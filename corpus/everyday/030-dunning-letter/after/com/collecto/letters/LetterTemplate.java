package com.collecto.letters;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Letters with fields such as {name}; unknown fields are left as they are. */
public class LetterTemplate {
    private static final Pattern FIELD = Pattern.compile("\\{([^}]*)}");

    private final String text;

    public LetterTemplate(String text) {
        this.text = text;
    }

    public String fill(Map<String, String> values) {
        Matcher matcher = FIELD.matcher(text);
        StringBuilder result = new StringBuilder();
        while (matcher.find()) {
            String value = values.get(matcher.group(1));
            matcher.appendReplacement(result, value != null ? value : matcher.group());
        }
        return matcher.appendTail(result).toString();
    }

    public Set<String> fields() {
        return FIELD.matcher(text).results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
