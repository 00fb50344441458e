package assay.oracle.run;

import java.util.Map;
import java.util.Set;

/**
 * What a comparison is about. {@code tested} are the constructors and methods that sequences end with, by how far they are from
 * what was changed, {@code helpers} the methods that may come before them because they change what those read; both as
 * {@link Member#element} writes them. Whatever else is needed to make objects is used freely.
 * {@code changed} are the marks of what was changed itself. {@code isAll}: everything that both versions have is tested.
 */
public record Scope(boolean isAll, Map<String, Integer> tested, Set<String> helpers, Set<Integer> changed) {

        public static final Scope ALL = all(Set.of());

    public static Scope all(Set<Integer> changed) {
        return new Scope(true, Map.of(), Set.of(), changed);
    }

    /** Up to this distance something is near to the change. */
    static final int NEAR = 2;

    boolean tests(Member member) {
        return isAll || tested.containsKey(member.element());
    }

    /** Whether a sequence may call this before what it tests. */
    boolean helps(Member member) {
        return isAll || helpers.contains(member.element()) || tested.containsKey(member.element());
    }

    /** How many steps a member is away from what was changed. */
    int distance(Member member) {
        return isAll ? 0 : tested.getOrDefault(member.element(), NEAR + 1);
    }

    /** Whether anything that is tested is not near. */
    boolean hasFar() {
        return tested.values().stream().anyMatch(distance -> distance > NEAR);
    }

    /** Whether there is a change that one could come to. */
    boolean isAimed() {
        return !changed.isEmpty();
    }
}
