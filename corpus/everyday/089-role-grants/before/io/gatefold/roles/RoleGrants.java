package io.gatefold.roles;

import java.util.ArrayList;
import java.util.List;

/** The rights of one role. */
public class RoleGrants {

    private int mask;

    public static RoleGrants fromMask(int mask) {
        RoleGrants grants = new RoleGrants();
        for (Right right : Right.values()) {
            if ((mask & right.bit()) != 0) {
                grants.mask |= right.bit();
            }
        }
        return grants;
    }

    public RoleGrants grant(Right right) {
        mask |= right.bit();
        if (right == Right.ADMIN) {
            mask |= Right.READ.bit() | Right.WRITE.bit() | Right.DELETE.bit();
        }
        return this;
    }

    public RoleGrants revoke(Right right) {
        mask &= ~right.bit();
        return this;
    }

    public boolean has(Right right) {
        return (mask & right.bit()) != 0;
    }

    public boolean includes(RoleGrants other) {
        return (mask & other.mask) == other.mask;
    }

    public RoleGrants plus(RoleGrants other) {
        RoleGrants sum = new RoleGrants();
        sum.mask = mask | other.mask;
        return sum;
    }

    public List<Right> rights() {
        List<Right> result = new ArrayList<>();
        for (Right right : Right.values()) {
            if (has(right)) {
                result.add(right);
            }
        }
        return result;
    }

    public int toMask() {
        return mask;
    }
}
