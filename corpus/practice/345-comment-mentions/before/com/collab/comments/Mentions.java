package com.collab.comments;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class Mentions {
    private static final Pattern MENTION = Pattern.compile("(?<![\\w.])@([A-Za-z][\\w-]*)");

    private Mentions() {
    }

    /** The users mentioned in a comment, each one once. */
    public static Set<String> in(String comment) {
        Set<String> users = new LinkedHashSet<>();
        Matcher matcher = MENTION.matcher(comment);
        while (matcher.find()) {
            users.add(matcher.group(1).toLowerCase(Locale.ROOT));
        }
        return users;
    }

    /** The one who is asked first, or null. */
    public static String addressee(String comment) {
        for (String user : in(comment)) {
            return user;
        }
        return null;
    }
}
