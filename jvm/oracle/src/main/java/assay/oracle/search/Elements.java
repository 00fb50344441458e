package assay.oracle.search;

import assay.oracle.sequence.Foreign;
import assay.oracle.sequence.Generic;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Member;
import java.util.List;

/** How a caller comes from a list, an Optional, a map or an array to what is in it: the calls, and the type of what they give. */
record Elements(List<Member> path, String type) {

    private static final Member ITERATOR = Foreign.method("java.lang.Iterable", "iterator", "java.util.Iterator");
    private static final Member VALUES = Foreign.method("java.util.Map", "values", "java.util.Collection");

    /** Null if nothing is known to be in it. {@code container}: with its type arguments. */
    static Elements of(String container) {
        if (container.startsWith("[")) {
            String element = JavaText.elementType(container);
            return new Elements(List.of(Member.element(element)), element);
        }
        Generic generic = Generic.parse(container);
        if (generic.arguments().isEmpty()) return null;
        String last = generic.arguments().get(generic.arguments().size() - 1);
        String raw = Generic.raw(last);
        return switch (generic.raw()) {
            case "java.util.List", "java.util.ArrayList", "java.util.LinkedList" ->
                new Elements(List.of(Foreign.method("java.util.List", "get", raw, "int")), last);
            case "java.util.Optional" -> new Elements(List.of(Foreign.method("java.util.Optional", "get", raw)), last);
            case "java.util.function.Supplier" ->
                new Elements(List.of(Foreign.method("java.util.function.Supplier", "get", raw)), last);
            case "java.util.Collection",
                    "java.util.Set",
                    "java.util.SortedSet",
                    "java.util.NavigableSet",
                    "java.util.LinkedHashSet",
                    "java.util.HashSet",
                    "java.util.TreeSet",
                    "java.lang.Iterable",
                    "java.util.Queue",
                    "java.util.Deque" -> new Elements(List.of(ITERATOR, next(raw)), last);
            case "java.util.Iterator" -> new Elements(List.of(next(raw)), last);
            case "java.util.Map",
                    "java.util.HashMap",
                    "java.util.LinkedHashMap",
                    "java.util.TreeMap",
                    "java.util.SortedMap",
                    "java.util.NavigableMap" -> new Elements(List.of(VALUES, ITERATOR, next(raw)), last);
            default -> null;
        };
    }

    private static Member next(String type) {
        return Foreign.method("java.util.Iterator", "next", type);
    }
}
