package admin.rights;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/** An immutable role. */
public final class Role {
    private static final int ALL = (1 << Right.values().length) - 1;

    private final String name;
    private final int mask;

    private Role(String name, int mask) {
        this.name = name;
        this.mask = mask;
    }

    public static Role of(String name, Collection<Right> rights) {
        Objects.requireNonNull(name);
        int mask = 0;
        for (Right r : rights) {
            mask |= bit(r);
        }
        return new Role(name, mask);
    }

    private static int bit(Right right) {
        return 1 << right.ordinal();
    }

    public String name() {
        return name;
    }

    public boolean allows(Right right) {
        return right != null && (mask & (bit(right) | bit(Right.ADMIN))) != 0;
    }

    public boolean includes(Role other) {
        return (other.mask & ~mask) == 0;
    }

    public Role with(Right right) {
        return new Role(name, mask | bit(right));
    }

    public Role without(Right right) {
        return new Role(name, right == null ? mask : mask & ~bit(right));
    }

    public Role merge(Role other) {
        return new Role(name + "+" + other.name, mask | other.mask);
    }

    public Role inverted() {
        return new Role("not " + name, ~mask & ALL);
    }

    public Set<Right> rights() {
        EnumSet<Right> set = EnumSet.noneOf(Right.class);
        for (Right r : Right.values()) {
            if ((mask & bit(r)) != 0) {
                set.add(r);
            }
        }
        return set;
    }

    public int strength() {
        int s = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            s += Integer.numberOfTrailingZeros(rest) + 1;
        }
        return s;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Role other && mask == other.mask && name.equals(other.name);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + mask;
    }

    @Override
    public String toString() {
        return name + rights();
    }
}
