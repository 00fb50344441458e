package auth.roles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public final class RoleBook {
    private static final int MAX_ROLES = 12;

    private static final class Role {
        private final String name;
        private final Set<Role> parents = new LinkedHashSet<>();
        private int rights;
        private int denied;
        private Integer effective;

        Role(String name) { this.name = name; }

        int effective() {
            if (effective == null) {
                int inherited = 0;
                for (Role parent : parents) {
                    inherited |= parent.effective();
                }
                effective = inherited & ~denied | rights;
            }
            return effective;
        }

        boolean inheritsFrom(Role other) {
            return this == other || parents.stream().anyMatch(p -> p.inheritsFrom(other));
        }
    }

    private final Map<String, Role> roles = new LinkedHashMap<>();

    public boolean define(String name) {
        if (name == null || name.isEmpty()) {
            throw new IllegalArgumentException("a role needs a name");
        }
        if (roles.containsKey(name)) {
            return false;
        }
        if (roles.size() == MAX_ROLES) {
            throw new IllegalStateException("at most " + MAX_ROLES + " roles");
        }
        roles.put(name, new Role(name));
        return true;
    }

    private Role role(String name) {
        Role role = roles.get(name);
        if (role == null) {
            throw new IllegalArgumentException("no role " + name);
        }
        return role;
    }

    private void changed() { roles.values().forEach(role -> role.effective = null); }

    public void grant(String name, int right) {
        int bit = bit(right);
        Role role = role(name);
        role.rights |= bit;
        role.denied &= ~bit;
        changed();
    }

    public void deny(String name, int right) {
        int bit = bit(right);
        Role role = role(name);
        role.denied |= bit;
        role.rights &= ~bit;
        changed();
    }

    public void inherit(String name, String parent) {
        Role role = role(name);
        Role above = role(parent);
        if (above.inheritsFrom(role)) {
            throw new IllegalStateException("circular inheritance");
        }
        role.parents.add(above);
        changed();
    }

    public boolean may(String name, int right) {
        int bit = bit(right);
        return (role(name).effective() & bit) != 0;
    }

    public List<Integer> rights(String name) {
        int mask = role(name).effective();
        List<Integer> result = new ArrayList<>(Integer.bitCount(mask));
        for (int right = 0; right < Integer.SIZE; right++) {
            if ((mask >>> right & 1) == 1) {
                result.add(right);
            }
        }
        return result;
    }

    public List<String> holders(int right) {
        int bit = bit(right);
        List<String> result = new ArrayList<>();
        for (Role role : roles.values()) {
            if ((role.effective() & bit) != 0) {
                result.add(role.name);
            }
        }
        return result;
    }

    private static int bit(int right) { return 1 << Objects.checkIndex(right, Integer.SIZE); }
}
