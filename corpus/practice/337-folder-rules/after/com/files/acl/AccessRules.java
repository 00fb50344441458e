package com.files.acl;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** The rule with the longest path decides; a later rule overrides an earlier one of the same path length. */
public class AccessRules {
    private static final Comparator<Rule> BY_SPECIFICITY = Comparator.comparingInt(rule -> rule.pathPrefix().length());

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
        return rules.stream()
                .filter(rule -> rule.matches(path, role))
                .max(BY_SPECIFICITY)
                .map(Rule::allow)
                .orElse(allowByDefault);
    }

    public boolean isAllowed(String path, Set<String> roles) {
        return roles.stream().anyMatch(role -> isAllowed(path, role));
    }
}
