package auth.policy;

import java.util.ArrayList;
import java.util.List;

public final class GrantGroup implements Grant {
    private final String name;
    private final int mode;
    private final List<Grant> members = new ArrayList<>();
    private boolean busy;
    private int decisions;

    private GrantGroup(String name, int mode) {
        if (name == null) {
            throw new NullPointerException("name");
        }
        this.name = name;
        this.mode = mode;
    }

    public static GrantGroup anyOf(String name) {
        return new GrantGroup(name, 0);
    }

    public static GrantGroup allOf(String name) {
        return new GrantGroup(name, 1);
    }

    public static GrantGroup noneOf(String name) {
        return new GrantGroup(name, 2);
    }

    public GrantGroup add(Grant grant) {
        if (grant == null || grant == this) {
            throw new IllegalArgumentException("grant");
        }
        members.add(grant);
        return this;
    }

    @Override
    public boolean allows(String user, String action) {
        if (busy) {
            return false;
        }
        busy = true;
        try {
            boolean result;
            List<Grant> copy = new ArrayList<>(members);
            if (mode == 0) {
                result = false;
                for (Grant g : copy) {
                    if (g.allows(user, action)) {
                        result = true;
                        break;
                    }
                }
            } else if (mode == 1) {
                result = true;
                for (Grant g : copy) {
                    if (!g.allows(user, action)) {
                        result = false;
                        break;
                    }
                }
            } else {
                result = true;
                for (Grant g : copy) {
                    if (g.allows(user, action)) {
                        result = false;
                    }
                }
            }
            decisions++;
            return result;
        } finally {
            busy = false;
        }
    }

    @Override
    public String label() {
        StringBuilder sb = new StringBuilder(name);
        sb.append(mode == 0 ? " any" : mode == 1 ? " all" : " none").append('[');
        for (int i = 0; i < members.size(); i++) {
            if (i > 0) {
                sb.append(',');
            }
            Grant g = members.get(i);
            sb.append(g instanceof GrantGroup ? ((GrantGroup) g).name : g.label());
        }
        return sb.append(']').toString();
    }

    public int decisions() {
        return decisions;
    }
}
