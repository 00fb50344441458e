package security.access;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An unmodifiable set of rights, also as a bit mask or as text like "read,write". */
public final class Permissions {
    public enum Right {
        READ, WRITE, DELETE, SHARE, ADMIN;

        private int bit() {
            return 1 << ordinal();
        }
    }

    private final Set<Right> granted;

    private Permissions(Stream<Right> rights) {
        this.granted = rights.collect(Collectors.toCollection(() -> EnumSet.noneOf(Right.class)));
    }

    public static Permissions none() {
        return new Permissions(Stream.empty());
    }

    public static Permissions of(Right... rights) {
        return new Permissions(Arrays.stream(rights));
    }

    public static Permissions fromMask(int mask) {
        if (mask != (mask & bits(Arrays.asList(Right.values())))) {
            throw new IllegalArgumentException("no such rights: " + mask);
        }
        return new Permissions(Arrays.stream(Right.values()).filter(right -> (mask & right.bit()) != 0));
    }

    public static Permissions parse(String text) {
        return new Permissions(Arrays.stream(text.split(","))
                .map(String::trim)
                .filter(Predicate.not(String::isEmpty))
                .map(name -> Right.valueOf(name.toUpperCase(Locale.ROOT))));
    }

    public boolean allows(Right right) {
        return granted.contains(Objects.requireNonNull(right));
    }

    public boolean allowsAll(Permissions other) {
        return granted.containsAll(other.granted);
    }

    public Permissions plus(Permissions other) {
        return new Permissions(Stream.of(this, other).flatMap(p -> p.granted.stream()));
    }

    public Permissions minus(Permissions other) {
        Set<Right> taken = other.granted;
        return new Permissions(granted.stream().filter(right -> !taken.contains(right)));
    }

    public int toMask() {
        return bits(granted);
    }

    private static int bits(Collection<Right> rights) {
        return rights.stream().mapToInt(Right::bit).reduce(0, (a, b) -> a | b);
    }

    public List<Right> rights() {
        return new ArrayList<>(granted);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Permissions && ((Permissions) o).granted.equals(granted);
    }

    @Override
    public int hashCode() {
        return toMask();
    }

    @Override
    public String toString() {
        return granted.stream()
                .map(right -> right.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(","));
    }
}
