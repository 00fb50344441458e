package io.gatefold.roles;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The rights of one role. */
public class RoleGrants {

    private static final Set<Right> IMPLIED_BY_ADMIN = EnumSet.range(Right.READ, Right.DELETE);

    private final Set<Right> granted = EnumSet.noneOf(Right.class);

    public static RoleGrants fromMask(int mask) {
        RoleGrants grants = new RoleGrants();
        for (Right right : Right.values()) {
            if ((mask & right.bit()) != 0) {
                grants.granted.add(right);
            }
        }
        return grants;
    }

    public RoleGrants grant(Right right) {
        granted.add(right);
        if (right == Right.ADMIN) {
            granted.addAll(IMPLIED_BY_ADMIN);
        }
        return this;
    }

    public RoleGrants revoke(Right right) {
        granted.remove(Objects.requireNonNull(right));
        return this;
    }

    public boolean has(Right right) {
        return granted.contains(Objects.requireNonNull(right));
    }

    public boolean includes(RoleGrants other) {
        return granted.containsAll(other.granted);
    }

    public RoleGrants plus(RoleGrants other) {
        RoleGrants sum = new RoleGrants();
        sum.granted.addAll(granted);
        sum.granted.addAll(other.granted);
        return sum;
    }

    public List<Right> rights() {
        return new ArrayList<>(granted);
    }

    public int toMask() {
        return granted.stream().mapToInt(Right::bit).sum();
    }
}
