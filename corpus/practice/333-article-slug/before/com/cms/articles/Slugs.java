package com.cms.articles;

import java.util.Locale;
import java.util.Set;

public final class Slugs {
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
        StringBuilder slug = new StringBuilder();
        for (char c : title.toLowerCase(Locale.ROOT).toCharArray()) {
            if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
                slug.append(c);
            } else if (slug.length() > 0 && slug.charAt(slug.length() - 1) != '-') {
                slug.append('-');
            }
        }
        if (slug.length() > maxLength) {
            slug.setLength(maxLength);
        }
        if (slug.length() > 0 && slug.charAt(slug.length() - 1) == '-') {
            slug.setLength(slug.length() - 1);
        }
        return slug.toString();
    }

    /** A slug that is not taken yet: the second "news" becomes "news-2". */
    public String unique(String title, Set<String> taken) {
        String slug = slug(title);
        if (!taken.contains(slug)) {
            return slug;
        }
        int n = 2;
        while (taken.contains(slug + "-" + n)) {
            n++;
        }
        return slug + "-" + n;
    }
}
