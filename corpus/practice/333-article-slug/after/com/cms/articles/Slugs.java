package com.cms.articles;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

public final class Slugs {
    private static final Pattern SEPARATORS = Pattern.compile("[^a-z0-9]+");

    private final int maxLength;

    public Slugs(int maxLength) {
        if (maxLength < 1) {
            throw new IllegalArgumentException("maxLength: " + maxLength);
        }
        this.maxLength = maxLength;
    }

    public String slug(String title) {
        if (title == null) {
            return "";
        }
        String slug = SEPARATORS.matcher(title.toLowerCase(Locale.ROOT)).replaceAll("-");
        if (slug.startsWith("-")) {
            slug = slug.substring(1);
        }
        slug = slug.substring(0, Math.min(slug.length(), maxLength));
        return slug.endsWith("-") ? slug.substring(0, slug.length() - 1) : slug;
    }

    /** A slug that is not taken yet: the second "news" becomes "news-2". */
    public String unique(String title, Set<String> taken) {
        String slug = slug(title);
        if (!taken.contains(slug)) {
            return slug;
        }
        return IntStream.iterate(2, n -> n + 1)
                .mapToObj(n -> slug + "-" + n)
                .filter(candidate -> !taken.contains(candidate))
                .findFirst()
                .orElseThrow();
    }
}
