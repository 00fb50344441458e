package com.revtrail.access;

import java.util.LinkedHashMap;
import java.util.Map;

/** Decides who may push; the first pattern that matches a branch counts. */
public final class BranchProtection {
    private final Map<String, Role> required = new LinkedHashMap<>();
    private boolean frozen;

    /** A pattern is a branch name, or a prefix followed by an asterisk. */
    public BranchProtection protect(String pattern, Role minimum) {
        required.put(pattern, minimum);
        return this;
    }

    public void freeze(boolean newFrozen) {
        this.frozen = newFrozen;
    }

    public boolean mayPush(Role role, String branch, boolean force) {
        if (role == null || role == Role.READER) {
            return false;
        }
        if (frozen && role != Role.OWNER) {
            return false;
        }
        Role minimum = minimumFor(branch);
        if (minimum == null) {
            return true;
        }
        return force ? role == Role.OWNER : role.compareTo(minimum) >= 0;
    }

    private Role minimumFor(String branch) {
        for (Map.Entry<String, Role> entry : required.entrySet()) {
            if (matches(entry.getKey(), branch)) {
                return entry.getValue();
            }
        }
        return null;
    }

    private static boolean matches(String pattern, String branch) {
        return pattern.endsWith("*")
                ? branch.startsWith(pattern.substring(0, pattern.length() - 1))
                : branch.equals(pattern);
    }
}
