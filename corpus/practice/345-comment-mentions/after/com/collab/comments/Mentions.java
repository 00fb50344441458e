package com.collab.comments;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public final class Mentions {
    private static final Pattern MENTION = Pattern.compile("(?<![\\w.])@([A-Za-z][\\w-]*)");

    private Mentions() {
    }

    /** The users mentioned in a comment, each one once. */
    public static Set<String> in(String comment) {
        return MENTION.matcher(comment).results()
                .map(match -> match.group(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }

    /** The one who is asked first, or null. */
    public static String addressee(String comment) {
        return in(comment).stream().findFirst().orElse(null);
    }
}
