package com.intranet.roles;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** An immutable set of rights; ADMIN implies all others when rights are checked. */
public final class Rights {
    public static final Rights NONE = new Rights(EnumSet.noneOf(Right.class));

    private final Set<Right> rights;

    private Rights(Set<Right> rights) {
        this.rights = rights;
    }

    public static Rights of(Right... rights) {
        return new Rights(copyWith(Set.of(), List.of(rights)));
    }

    /** Reads the stored form; bits of rights that do not exist (any more) are ignored. */
    public static Rights fromMask(int mask) {
        Set<Right> rights = EnumSet.noneOf(Right.class);
        for (Right right : Right.values()) {
            if ((mask & bit(right)) != 0) {
                rights.add(right);
            }
        }
        return new Rights(rights);
    }

    public int toMask() {
        return rights.stream().mapToInt(Rights::bit).sum();
    }

    public boolean allows(Right right) {
        // ordinal() also rejects null, contains() of an enum set would not
        return (toMask() & (bit(right) | bit(Right.ADMIN))) != 0;
    }

    public Rights plus(Rights other) {
        return new Rights(copyWith(rights, other.rights));
    }

    public Rights minus(Rights other) {
        Set<Right> result = copyWith(rights, Set.of());
        result.removeAll(other.rights);
        return new Rights(result);
    }

    public boolean includes(Rights other) {
        return rights.containsAll(other.rights);
    }

    public int count() {
        return rights.size();
    }

    public List<Right> toList() {
        return new ArrayList<>(rights);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Rights other && rights.equals(other.rights);
    }

    @Override
    public int hashCode() {
        return toMask();
    }

    @Override
    public String toString() {
        return rights.toString();
    }

    private static Set<Right> copyWith(Iterable<Right> first, Iterable<Right> second) {
        Set<Right> result = EnumSet.noneOf(Right.class);
        first.forEach(result::add);
        second.forEach(result::add);
        return result;
    }

    private static int bit(Right right) {
        return 1 << right.ordinal();
    }
}
