package admin.rights;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/** An immutable role. */
public final class Role {
    private final String name;
    private final EnumSet<Right> rights;

    private Role(String name, EnumSet<Right> rights) {
        this.name = name;
        this.rights = rights;
    }

    public static Role of(String name, Collection<Right> rights) {
        Objects.requireNonNull(name);
        EnumSet<Right> set = EnumSet.noneOf(Right.class);
        for (Right r : rights) {
            set.add(r);
        }
        return new Role(name, set);
    }

    public String name() {
        return name;
    }

    public boolean allows(Right right) {
        return rights.contains(right) || right != null && rights.contains(Right.ADMIN);
    }

    public boolean includes(Role other) {
        return rights.containsAll(other.rights);
    }

    public Role with(Right right) {
        EnumSet<Right> more = EnumSet.copyOf(rights);
        more.add(right);
        return new Role(name, more);
    }

    public Role without(Right right) {
        EnumSet<Right> fewer = EnumSet.copyOf(rights);
        fewer.remove(right);
        return new Role(name, fewer);
    }

    public Role merge(Role other) {
        EnumSet<Right> both = EnumSet.copyOf(rights);
        both.addAll(other.rights);
        return new Role(name + "+" + other.name, both);
    }

    public Role inverted() {
        return new Role("not " + name, EnumSet.complementOf(rights));
    }

    public Set<Right> rights() {
        return EnumSet.copyOf(rights);
    }

    public int strength() {
        int s = 0;
        for (Right r : rights) {
            s += r.ordinal() + 1;
        }
        return s;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Role)) {
            return false;
        }
        Role other = (Role) o;
        return name.equals(other.name) && rights.equals(other.rights);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, rights);
    }

    @Override
    public String toString() {
        return name + rights;
    }
}
