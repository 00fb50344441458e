package auth.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.StringJoiner;

public final class GrantGroup implements Grant {
    private final String name;
    private final Combiner combiner;
    private final List<Grant> members = new ArrayList<>();
    private boolean busy;
    private int decisions;

    private GrantGroup(String name, Combiner combiner) {
        this.name = Objects.requireNonNull(name, "name");
        this.combiner = combiner;
    }

    public static GrantGroup anyOf(String name) {
        return new GrantGroup(name, Combiner.ANY);
    }

    public static GrantGroup allOf(String name) {
        return new GrantGroup(name, Combiner.ALL);
    }

    public static GrantGroup noneOf(String name) {
        return new GrantGroup(name, Combiner.NONE);
    }

    public GrantGroup add(Grant grant) {
        if (grant == null || grant == this) {
            throw new IllegalArgumentException("cannot add " + (grant == null ? "null" : "a group to itself"));
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
            boolean result = combiner.decide(List.copyOf(members), grant -> grant.allows(user, action));
            decisions++;
            return result;
        } finally {
            busy = false;
        }
    }

    @Override
    public String label() {
        String kind = combiner.name().toLowerCase(Locale.ROOT);
        StringBuilder sb = new StringBuilder(name).append(' ').append(kind).append('[');
        for (int i = 0; i < members.size(); i++) {
            sb.append(i > 0 ? "," : "").append(shortLabel(members.get(i)));
        }
        return sb.append(']').toString();
    }

    private static String shortLabel(Grant grant) {
        return grant instanceof GrantGroup group ? group.name : grant.label();
    }

    public int decisions() {
        return decisions;
    }
}
