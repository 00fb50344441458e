package auth.roles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public final class RoleBook {
    private static class Role {
        int rights;
        int denied;
        final Set<String> parents = new LinkedHashSet<>();
    }

    private final Map<String, Role> roles = new LinkedHashMap<>();

    public boolean define(String name) {
        if (name == null || name.isEmpty()) {
            throw new IllegalArgumentException("name");
        }
        if (roles.containsKey(name)) {
            return false;
        }
        if (roles.size() >= 12) {
            throw new IllegalStateException("too many roles");
        }
        roles.put(name, new Role());
        return true;
    }

    private Role role(String name) {
        Role r = roles.get(name);
        if (r == null) {
            throw new IllegalArgumentException("unknown role " + name);
        }
        return r;
    }

    public void grant(String name, int right) {
        checkRight(right);
        Role r = role(name);
        r.rights |= 1 << right;
        r.denied &= ~(1 << right);
    }

    public void deny(String name, int right) {
        checkRight(right);
        Role r = role(name);
        r.denied |= 1 << right;
        r.rights &= ~(1 << right);
    }

    public void inherit(String name, String parent) {
        Role r = role(name);
        role(parent);
        if (name.equals(parent) || reaches(parent, name)) {
            throw new IllegalStateException("cycle");
        }
        r.parents.add(parent);
    }

    private boolean reaches(String from, String target) {
        for (String p : role(from).parents) {
            if (p.equals(target) || reaches(p, target)) {
                return true;
            }
        }
        return false;
    }

    private int effective(Role r) {
        int mask = 0;
        for (String p : r.parents) {
            mask |= effective(role(p));
        }
        return (mask & ~r.denied) | r.rights;
    }

    public boolean may(String name, int right) {
        checkRight(right);
        return (effective(role(name)) & (1 << right)) != 0;
    }

    public List<Integer> rights(String name) {
        List<Integer> result = new ArrayList<>();
        int mask = effective(role(name));
        for (int i = 0; i < 32; i++) {
            if ((mask & (1 << i)) != 0) {
                result.add(i);
            }
        }
        return result;
    }

    public List<String> holders(int right) {
        checkRight(right);
        List<String> result = new ArrayList<>();
        for (String name : roles.keySet()) {
            if (may(name, right)) {
                result.add(name);
            }
        }
        return result;
    }

    private static void checkRight(int right) {
        if (right < 0 || right > 31) {
            throw new IndexOutOfBoundsException("right " + right);
        }
    }
}
