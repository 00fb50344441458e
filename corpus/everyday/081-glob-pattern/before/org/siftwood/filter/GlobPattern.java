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
        return matches(0, text, 0);
    }

    public List<String> select(Collection<String> names) {
        return names.stream().filter(this::matches).toList();
    }

    private boolean matches(int p, String text, int t) {
        while (p < pattern.length()) {
            char c = pattern.charAt(p);
            if (c == '*') {
                for (int from = t; from <= text.length(); from++) {
                    if (matches(p + 1, text, from)) {
                        return true;
                    }
                }
                return false;
            }
            if (t >= text.length()) {
                return false;
            }
            if (c == '\\' && p + 1 < pattern.length()) {
                p++;
                if (!same(pattern.charAt(p), text.charAt(t))) {
                    return false;
                }
            } else if (c != '?' && !same(c, text.charAt(t))) {
                return false;
            }
            p++;
            t++;
        }
        return t == text.length();
    }

    private boolean same(char a, char b) {
        return a == b || ignoreCase && Character.toLowerCase(a) == Character.toLowerCase(b);
    }

    @Override
    public String toString() {
        return pattern;
    }
}
