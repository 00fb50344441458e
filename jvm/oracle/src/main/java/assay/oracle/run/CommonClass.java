package assay.oracle.run;

import java.util.List;

/** A public class of both versions with the members that both have on it, inherited ones included. {@code functional}: a lambda can stand for it. */
record CommonClass(
        String name,
        List<Member> constructors,
        List<Member> methods,
        List<Member> getters,
        List<Member> fields,
        List<Member> constants,
        List<String> supertypes,
        boolean functional) {}
