package gov.archive.rights;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** An immutable set of rights on a file; stored as a number in the registry. */
public final class Rights {

    public static final Rights NONE = new Rights(EnumSet.noneOf(Right.class));

    private final Set<Right> rights;

    private Rights(EnumSet<Right> rights) {
        this.rights = rights;
    }

    public static Rights fromMask(int mask) {
        EnumSet<Right> rights = EnumSet.noneOf(Right.class);
        int unknown = mask;
        for (Right right : Right.values()) {
            if ((mask & right.bit()) != 0) {
                rights.add(right);
                unknown &= ~right.bit();
            }
        }
        if (unknown != 0) {
            throw new IllegalArgumentException("unknown rights in " + mask);
        }
        return new Rights(rights);
    }

    public static Rights of(Right... rights) {
        EnumSet<Right> set = EnumSet.noneOf(Right.class);
        Stream.of(rights).forEach(set::add);
        return new Rights(set);
    }

    public int toMask() {
        return rights.stream().mapToInt(Right::bit).sum();
    }

    public boolean allows(Right right) {
        return rights.contains(Objects.requireNonNull(right));
    }

    public boolean covers(Rights other) {
        return rights.containsAll(other.rights);
    }

    public Rights plus(Rights other) {
        EnumSet<Right> union = EnumSet.copyOf(rights);
        union.addAll(other.rights);
        return new Rights(union);
    }

    public Rights minus(Rights other) {
        EnumSet<Right> difference = EnumSet.copyOf(rights);
        difference.removeAll(other.rights);
        return new Rights(difference);
    }

    public List<Right> list() {
        return new ArrayList<>(rights);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Rights && ((Rights) o).rights.equals(rights);
    }

    @Override
    public int hashCode() {
        return toMask();
    }

    @Override
    public String toString() {
        return rights.toString();
    }
}
