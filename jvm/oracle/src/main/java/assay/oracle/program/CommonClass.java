package assay.oracle.program;

import assay.oracle.sequence.Member;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A class that a caller may use in both versions, with the members that both have on it, inherited ones included. {@code statics} are
 * those of the fields that belong to the class and can change, {@code fixed} those that can't; {@code functional}: a lambda can stand for it; {@code inherited} are
 * methods that it has from a class of the JDK; {@code getters} can be asked at any time, {@code late} ones in the end.
 */
public record CommonClass(
        String name,
        List<Member> constructors,
        List<Member> methods,
        List<Member> getters,
        List<Member> late,
        List<Member> fields,
        List<Member> constants,
        List<Member> statics,
        List<Member> fixed,
        List<String> supertypes,
        boolean functional,
        List<Member> inherited) {

    /** What can be asked when all calls are made: those that may write come last. */
    public List<Member> allGetters() {
        return late.isEmpty()
                ? getters
                : Stream.concat(getters.stream(), late.stream()).toList();
    }

    /** As if both versions did not have these. */
    CommonClass without(Predicate<Member> left) {
        return new CommonClass(
                name,
                without(constructors, left),
                without(methods, left),
                without(getters, left),
                without(late, left),
                without(fields, left),
                without(constants, left),
                without(statics, left),
                without(fixed, left),
                supertypes,
                functional,
                without(inherited, left));
    }

    private static List<Member> without(List<Member> members, Predicate<Member> left) {
        return members.stream().filter(left.negate()).toList();
    }
}
