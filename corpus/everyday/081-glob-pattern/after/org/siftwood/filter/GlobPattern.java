package org.siftwood.filter;

import java.util.Collection;
import java.util.List;

/** Shell-like patterns: {@code *} any run, {@code ?} one character, backslash quotes the next one. */
public final class GlobPattern {

    private final String pattern;
    private final boolean ignoreCase;

    public GlobPattern(String pattern, boolean ignoreCase) {
        if (pattern == null) {
            throw new IllegalArgumentException("no pattern");
        }
        this.pattern = pattern;
        this.ignoreCase = ignoreCase;
    }

    public boolean matches(String text) {
        int p = 0;
        int t = 0;
        int afterStar = -1;
        int retryFrom = 0;
        while (t < text.length()) {
            if (p < pattern.length() && pattern.charAt(p) == '*') {
                afterStar = ++p;
                retryFrom = t;
            } else if (p < pattern.length() && accepts(p, text.charAt(t))) {
                p += isQuote(p) ? 2 : 1;
                t++;
            } else if (afterStar >= 0) {
                p = afterStar;
                t = ++retryFrom;
            } else {
                return false;
            }
        }
        while (p < pattern.length() && pattern.charAt(p) == '*') {
            p++;
        }
        return p == pattern.length();
    }

    public List<String> select(Collection<String> names) {
        return names.stream().filter(this::matches).toList();
    }

    private boolean accepts(int p, char c) {
        if (isQuote(p)) {
            return same(pattern.charAt(p + 1), c);
        }
        return pattern.charAt(p) == '?' || same(pattern.charAt(p), c);
    }

    private boolean isQuote(int p) {
        return pattern.charAt(p) == '\\' && p + 1 < pattern.length();
    }

    private boolean same(char a, char b) {
        return a == b || ignoreCase && Character.toLowerCase(a) == Character.toLowerCase(b);
    }

    @Override
    public String toString() {
        return pattern;
    }
}
