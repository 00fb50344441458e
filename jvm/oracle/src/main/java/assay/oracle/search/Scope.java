package assay.oracle.search;

import assay.oracle.sequence.Member;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What a comparison is about. {@code tested} are the constructors and methods that sequences end with, by how far they are from
 * what was changed, {@code helpers} the methods that may come before them because they change what those read; both as
 * {@link Member#element} writes them. Whatever else is needed to make objects is used freely.
 * {@code changed} are the marks of what was changed itself. {@code isAll}: everything that both versions have is tested.
 */
public final class Scope {

    public static final Scope ALL = all(Set.of());

    private final boolean isAll;
    private final Map<String, Integer> tested;
    private final Set<String> helpers;
    private final Set<Integer> changed;

    /** What is known of members that were asked for: in a large program they are asked for often. */
    private final Map<Member, Integer> distances = new IdentityHashMap<>();

    public Scope(boolean isAll, Map<String, Integer> tested, Set<String> helpers, Set<Integer> changed) {
        this.isAll = isAll;
        this.tested = tested;
        this.helpers = helpers;
        this.changed = changed;
    }

    public static Scope all(Set<Integer> changed) {
        return new Scope(true, Map.of(), Set.of(), changed);
    }

    /** Up to this distance something is near to the change. */
    static final int NEAR = 2;

    boolean tests(Member member) {
        return isAll || known(member) >= 0;
    }

    /** Whether a sequence may call this before what it tests. */
    boolean helps(Member member) {
        return isAll || known(member) >= 0 || helpers.contains(member.element());
    }

    /** How many steps a member is away from what was changed. */
    int distance(Member member) {
        if (isAll) return 0;
        int known = known(member);
        return known >= 0 ? known : NEAR + 1;
    }

    /** -1 if it is not tested. */
    private int known(Member member) {
        return distances.computeIfAbsent(member, unknown -> tested.getOrDefault(unknown.element(), -1));
    }

    boolean isAll() {
        return isAll;
    }

    Set<Integer> changed() {
        return changed;
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
