package gov.archive.rights;

import java.util.ArrayList;
import java.util.List;

/** An immutable set of rights on a file; stored as a number in the registry. */
public final class Rights {

    private static final int ALL = (1 << Right.values().length) - 1;
    public static final Rights NONE = new Rights(0);

    private final int mask;

    private Rights(int mask) {
        this.mask = mask;
    }

    public static Rights fromMask(int mask) {
        if ((mask & ~ALL) != 0) {
            throw new IllegalArgumentException("unknown rights in " + mask);
        }
        return new Rights(mask);
    }

    public static Rights of(Right... rights) {
        int mask = 0;
        for (Right right : rights) {
            mask |= right.bit();
        }
        return new Rights(mask);
    }

    public int toMask() {
        return mask;
    }

    public boolean allows(Right right) {
        return (mask & right.bit()) != 0;
    }

    public boolean covers(Rights other) {
        return (mask & other.mask) == other.mask;
    }

    public Rights plus(Rights other) {
        return new Rights(mask | other.mask);
    }

    public Rights minus(Rights other) {
        return new Rights(mask & ~other.mask);
    }

    public List<Right> list() {
        List<Right> list = new ArrayList<>();
        for (Right right : Right.values()) {
            if (allows(right)) {
                list.add(right);
            }
        }
        return list;
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
        return list().toString();
    }
}
