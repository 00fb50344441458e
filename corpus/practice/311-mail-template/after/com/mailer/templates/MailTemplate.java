package com.mailer.templates;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A text with {{placeholders}}; unknown ones stay as they are. */
public final class MailTemplate {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(.*?)\\}\\}", Pattern.DOTALL);

    private final String text;

    public MailTemplate(String text) {
        if (text == null) {
            throw new IllegalArgumentException("no text");
        }
        this.text = text;
    }

    public String render(Map<String, String> values) {
        return PLACEHOLDER.matcher(text).replaceAll(match -> {
            String value = values.get(name(match));
            return value != null ? value : match.group();
        });
    }

    public Set<String> placeholders() {
        return PLACEHOLDER.matcher(text).results()
                .map(MailTemplate::name)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static String name(MatchResult match) {
        return match.group(1).trim();
    }
}
