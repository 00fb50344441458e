package security.access;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** An unmodifiable set of rights, also as a bit mask or as text like "read,write". */
public final class Permissions {
    public enum Right { READ, WRITE, DELETE, SHARE, ADMIN }

    private final int mask;

    private Permissions(int mask) {
        this.mask = mask;
    }

    public static Permissions none() {
        return new Permissions(0);
    }

    public static Permissions of(Right... rights) {
        int mask = 0;
        for (Right right : rights) {
            mask |= 1 << right.ordinal();
        }
        return new Permissions(mask);
    }

    public static Permissions fromMask(int mask) {
        int known = 0;
        for (Right right : Right.values()) {
            known |= 1 << right.ordinal();
        }
        if ((mask & ~known) != 0) {
            throw new IllegalArgumentException("unknown bits");
        }
        return new Permissions(mask);
    }

    public static Permissions parse(String text) {
        int mask = 0;
        for (String part : text.split(",")) {
            String name = part.trim();
            if (name.isEmpty()) {
                continue;
            }
            mask |= 1 << Right.valueOf(name.toUpperCase(Locale.ROOT)).ordinal();
        }
        return new Permissions(mask);
    }

    public boolean allows(Right right) {
        return (mask & 1 << right.ordinal()) != 0;
    }

    public boolean allowsAll(Permissions other) {
        return (mask & other.mask) == other.mask;
    }

    public Permissions plus(Permissions other) {
        return new Permissions(mask | other.mask);
    }

    public Permissions minus(Permissions other) {
        return new Permissions(mask & ~other.mask);
    }

    public int toMask() {
        return mask;
    }

    public List<Right> rights() {
        List<Right> rights = new ArrayList<>();
        for (Right right : Right.values()) {
            if (allows(right)) {
                rights.add(right);
            }
        }
        return rights;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Permissions && ((Permissions) o).mask == mask;
    }

    @Override
    public int hashCode() {
        return mask;
    }

    @Override
    public String toString() {
        String text = "";
        for (Right right : rights()) {
            if (!text.isEmpty()) {
                text += ",";
            }
            text += right.name().toLowerCase(Locale.ROOT);
        }
        return text;
    }
}
