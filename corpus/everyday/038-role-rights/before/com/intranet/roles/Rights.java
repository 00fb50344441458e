package com.intranet.roles;

import java.util.ArrayList;
import java.util.List;

/** An immutable set of rights; ADMIN implies all others when rights are checked. */
public final class Rights {
    public static final Rights NONE = new Rights(0);

    private static final int ALL = (1 << Right.values().length) - 1;

    private final int mask;

    private Rights(int mask) {
        this.mask = mask;
    }

    public static Rights of(Right... rights) {
        int mask = 0;
        for (Right right : rights) {
            mask |= 1 << right.ordinal();
        }
        return new Rights(mask);
    }

    /** Reads the stored form; bits of rights that do not exist (any more) are ignored. */
    public static Rights fromMask(int mask) {
        return new Rights(mask & ALL);
    }

    public int toMask() {
        return mask;
    }

    public boolean allows(Right right) {
        int needed = 1 << right.ordinal() | 1 << Right.ADMIN.ordinal();
        return (mask & needed) != 0;
    }

    public Rights plus(Rights other) {
        return new Rights(mask | other.mask);
    }

    public Rights minus(Rights other) {
        return new Rights(mask & ~other.mask);
    }

    public boolean includes(Rights other) {
        return (mask & other.mask) == other.mask;
    }

    public int count() {
        return Integer.bitCount(mask);
    }

    public List<Right> toList() {
        List<Right> result = new ArrayList<>();
        for (Right right : Right.values()) {
            if ((mask & 1 << right.ordinal()) != 0) {
                result.add(right);
            }
        }
        return result;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Rights && ((Rights) o).mask == mask;
    }

    @Override
    public int hashCode() {
        return mask;
    }

    @Override
    public String toString() {
        return toList().toString();
    }
}
