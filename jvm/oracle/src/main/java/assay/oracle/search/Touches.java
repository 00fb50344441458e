package assay.oracle.search;

import assay.oracle.sequence.Foreign;
import assay.oracle.sequence.Generic;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Literal;
import assay.oracle.sequence.Member;
import assay.oracle.values.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What a caller may do to an array or a collection that a program was given or gave away: write to it. Whether the program
 * notices, and whether it is allowed, is behaviour: of defensive copies, views and unmodifiable lists.
 */
final class Touches {

    private static final Set<String> COLLECTIONS = Set.of(
            "java.util.List",
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.Collection",
            "java.util.Set",
            "java.util.SortedSet",
            "java.util.NavigableSet",
            "java.util.HashSet",
            "java.util.LinkedHashSet",
            "java.util.TreeSet",
            "java.util.Queue",
            "java.util.Deque",
            "java.util.ArrayDeque");

    private static final Set<String> MAPS = Set.of(
            "java.util.Map",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.TreeMap",
            "java.util.SortedMap",
            "java.util.NavigableMap");

    private static final Member CLEAR = Foreign.method("java.util.Collection", "clear", "void");
    private static final Member ADD = Foreign.method("java.util.Collection", "add", "boolean", "java.lang.Object");
    private static final Member CLEAR_MAP = Foreign.method("java.util.Map", "clear", "void");
    private static final Member SET_LENGTH = Foreign.method("java.lang.StringBuilder", "setLength", "void", "int");
    private static final Member SET_TIME = Foreign.method("java.util.Date", "setTime", "void", "long");

    /** A call on the container, or on the first that is in it ({@code into}, else null), with what it is given. */
    record Touch(Member into, Member member, List<Literal> arguments) {

        Touch(Member member, List<Literal> arguments) {
            this(null, member, arguments);
        }
    }

    /** {@code type}: of the container, with its type arguments. */
    static List<Touch> of(String type, Values values) {
        if (type.startsWith("[")) {
            String element = JavaText.elementType(type);
            if (element.startsWith("[") && !JavaText.elementType(element).startsWith("[")) {
                Touch inside = of(element, values).get(0);
                return List.of(new Touch(Member.element(element), inside.member, inside.arguments));
            }
            List<Literal> others = values.of(element);
            Literal index = values.parse("int", "0");
            return List.of(new Touch(
                    Member.store(element), List.of(index, others.get(Math.min(others.size() - 1, 3)))));
        }
        Generic generic = Generic.parse(type);
        var touches = new ArrayList<Touch>();
        if (COLLECTIONS.contains(generic.raw())) {
            Literal element = generic.arguments().isEmpty() ? null : values.nth(generic.argument(0), 9);
            if (element != null) touches.add(new Touch(ADD, List.of(element)));
            touches.add(new Touch(CLEAR, List.of()));
        } else if (MAPS.contains(generic.raw())) {
            touches.add(new Touch(CLEAR_MAP, List.of()));
        } else if (generic.raw().equals("java.lang.StringBuilder")) {
            touches.add(new Touch(SET_LENGTH, List.of(values.parse("int", "0"))));
        } else if (generic.raw().equals("java.util.Date")) {
            touches.add(new Touch(SET_TIME, List.of(values.parse("long", "1L"))));
        }
        return touches;
    }

    private Touches() {}
}
