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
        boolean allowed = false;
        if (role != null && role != Role.READER) {
            if (!frozen || role == Role.OWNER) {
                Role minimum = null;
                for (Map.Entry<String, Role> entry : required.entrySet()) {
                    String pattern = entry.getKey();
                    boolean matches;
                    if (pattern.endsWith("*")) {
                        matches = branch.startsWith(pattern.substring(0, pattern.length() - 1));
                    } else {
                        matches = branch.equals(pattern);
                    }
                    if (matches) {
                        minimum = entry.getValue();
                        break;
                    }
                }
                if (minimum == null) {
                    allowed = true;
                } else {
                    if (force) {
                        allowed = role == Role.OWNER;
                    } else {
                        allowed = role.compareTo(minimum) >= 0;
                    }
                }
            }
        }
        return allowed;
    }
}
