package com.files.acl;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The rule with the longest path decides; a later rule overrides an earlier one of the same path length. */
public class AccessRules {
    private final List<Rule> rules = new ArrayList<>();
    private final boolean allowByDefault;

    public AccessRules(boolean allowByDefault) {
        this.allowByDefault = allowByDefault;
    }

    public AccessRules allow(String pathPrefix, String role) {
        rules.add(new Rule(pathPrefix, role, true));
        return this;
    }

    public AccessRules deny(String pathPrefix, String role) {
        rules.add(new Rule(pathPrefix, role, false));
        return this;
    }

    public boolean isAllowed(String path, String role) {
        Rule best = null;
        for (Rule rule : rules) {
            if (rule.matches(path, role)
                    && (best == null || rule.pathPrefix().length() >= best.pathPrefix().length())) {
                best = rule;
            }
        }
        return best == null ? allowByDefault : best.allow();
    }

    public boolean isAllowed(String path, Set<String> roles) {
        for (String role : roles) {
            if (isAllowed(path, role)) {
                return true;
            }
        }
        return false;
    }
}
