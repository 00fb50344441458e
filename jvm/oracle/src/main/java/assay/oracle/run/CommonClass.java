package assay.oracle.run;

import java.util.List;

/** A public class of both versions with the members that both have on it, inherited ones included. */
record CommonClass(
        String name,
        List<Member> constructors,
        List<Member> methods,
        List<Member> getters,
        List<Member> fields,
        List<Member> constants,
        List<String> supertypes) {}
