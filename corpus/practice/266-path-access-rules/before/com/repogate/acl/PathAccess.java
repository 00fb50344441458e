package com.repogate.acl;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Access rules of a repository. As in an ignore file the last rule that matches a path decides;
 * a pattern is a path or a prefix that ends in {@code *}.
 */
public class PathAccess {

    private static final class Rule {
        private final String pattern;
        private final Effect effect;

        Rule(String pattern, Effect effect) {
            this.pattern = pattern;
            this.effect = effect;
        }

        boolean matches(String path) {
            if (pattern.endsWith("*")) {
                return path.startsWith(pattern.substring(0, pattern.length() - 1));
            }
            return path.equals(pattern);
        }
    }

    private final Effect fallback;
    private final List<Rule> rules = new ArrayList<>();

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
        rules.add(new Rule(Objects.requireNonNull(pattern, "pattern"), effect));
        return this;
    }

    public Effect effectOn(String path) {
        Effect effect = fallback;
        for (Rule rule : rules) {
            if (rule.matches(path)) {
                effect = rule.effect;
            }
        }
        return effect;
    }

    public boolean canRead(String path) {
        return effectOn(path) == Effect.ALLOW;
    }
}
