package org.stonevault.access;

import java.util.ArrayList;
import java.util.List;

/** Ordered access rules of a bucket. */
public class BucketPolicy {

    private final String owner;
    private final List<PolicyRule> rules = new ArrayList<>();

    public BucketPolicy(String owner) {
        this.owner = owner;
    }

    public BucketPolicy allow(String principal, String pathPrefix) {
        rules.add(new PolicyRule(PolicyRule.Effect.ALLOW, principal, pathPrefix));
        return this;
    }

    public BucketPolicy deny(String principal, String pathPrefix) {
        rules.add(new PolicyRule(PolicyRule.Effect.DENY, principal, pathPrefix));
        return this;
    }

    public boolean mayRead(String user, String path) {
        return user.equals(owner)
                || hasRule(PolicyRule.Effect.ALLOW, user, path) && !hasRule(PolicyRule.Effect.DENY, user, path);
    }

    private boolean hasRule(PolicyRule.Effect effect, String user, String path) {
        return rules.stream()
                .filter(rule -> rule.effect() == effect)
                .anyMatch(rule -> rule.covers(user, path));
    }
}
