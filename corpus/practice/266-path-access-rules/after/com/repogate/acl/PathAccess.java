package com.repogate.acl;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Access rules of a repository. As in an ignore file the last rule that matches a path decides;
 * a pattern is a path or a prefix that ends in {@code *}.
 */
public class PathAccess {

    private final Effect fallback;
    /** The effect of each pattern, in the order in which the rules were given. */
    private final Map<String, Effect> rules = new LinkedHashMap<>();

    public PathAccess(Effect fallback) {
        this.fallback = Objects.requireNonNull(fallback, "fallback");
    }

    public PathAccess allow(String pattern) {
        return add(pattern, Effect.ALLOW);
    }

    public PathAccess deny(String pattern) {
        return add(pattern, Effect.DENY);
    }

    private PathAccess add(String pattern, Effect effect) {
        rules.put(Objects.requireNonNull(pattern, "pattern"), effect);
        return this;
    }

    public Effect effectOn(String path) {
        return rules.entrySet().stream()
                .filter(rule -> matches(rule.getKey(), path))
                .map(Map.Entry::getValue)
                .reduce(fallback, (earlier, later) -> later);
    }

    private static boolean matches(String pattern, String path) {
        if (pattern.endsWith("*")) {
            return path.startsWith(pattern.substring(0, pattern.length() - 1));
        }
        return path.equals(pattern);
    }

    public boolean canRead(String path) {
        return effectOn(path) == Effect.ALLOW;
    }
}
