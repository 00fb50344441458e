package assay.oracle.run;

import java.util.Set;

/**
 * What a comparison is about. {@code tested} are the constructors and methods that sequences end with, {@code helpers} the
 * methods that may come before them because they change what those read; both as {@link Member#element} writes them. Whatever
 * else is needed to make objects is used freely.
 */
public record Scope(Set<String> tested, Set<String> helpers) {

    /** Everything that both versions have. */
    public static final Scope ALL = new Scope(Set.of(), Set.of());

    boolean tests(Member member) {
        return this == ALL || tested.contains(member.element());
    }

    /** Whether a sequence may call this before what it tests. */
    boolean helps(Member member) {
        return this == ALL || helpers.contains(member.element()) || tested.contains(member.element());
    }
}
