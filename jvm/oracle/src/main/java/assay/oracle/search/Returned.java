package assay.oracle.search;

import assay.oracle.sequence.Foreign;
import assay.oracle.sequence.Generic;
import assay.oracle.sequence.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a caller does with a function of the JDK's, or with something to close, that a program returned: calls it. */
final class Returned {

    /** The method of each type; what it takes is the first type arguments, what it gives the last if there is one more. */
    private static final Map<String, String> METHODS = Map.ofEntries(
            Map.entry("java.lang.Runnable", "run()"),
            Map.entry("java.lang.AutoCloseable", "close()"),
            Map.entry("java.io.Closeable", "close()"),
            Map.entry("java.util.concurrent.Callable", "call()"),
            Map.entry("java.util.function.Supplier", "get()"),
            Map.entry("java.util.function.Consumer", "accept(java.lang.Object)"),
            Map.entry("java.util.function.BiConsumer", "accept(java.lang.Object,java.lang.Object)"),
            Map.entry("java.util.function.Function", "apply(java.lang.Object)"),
            Map.entry("java.util.function.BiFunction", "apply(java.lang.Object,java.lang.Object)"),
            Map.entry("java.util.function.UnaryOperator", "apply(java.lang.Object)"),
            Map.entry("java.util.function.BinaryOperator", "apply(java.lang.Object,java.lang.Object)"),
            Map.entry("java.util.function.Predicate", "test(java.lang.Object)"),
            Map.entry("java.util.function.BiPredicate", "test(java.lang.Object,java.lang.Object)"),
            Map.entry("java.util.function.IntPredicate", "test(int)"),
            Map.entry("java.util.function.IntUnaryOperator", "applyAsInt(int)"),
            Map.entry("java.util.function.IntBinaryOperator", "applyAsInt(int,int)"),
            Map.entry("java.util.function.IntFunction", "apply(int)"),
            Map.entry("java.util.function.ToIntFunction", "applyAsInt(java.lang.Object)"),
            Map.entry("java.util.function.ToLongFunction", "applyAsLong(java.lang.Object)"),
            Map.entry("java.util.function.ToDoubleFunction", "applyAsDouble(java.lang.Object)"),
            Map.entry("java.util.function.DoubleUnaryOperator", "applyAsDouble(double)"),
            Map.entry("java.util.function.BooleanSupplier", "getAsBoolean()"),
            Map.entry("java.util.function.IntSupplier", "getAsInt()"),
            Map.entry("java.util.function.LongSupplier", "getAsLong()"),
            Map.entry("java.util.Comparator", "compare(java.lang.Object,java.lang.Object)"));

    private Returned() {}

    /** The call of what a member gives; null if that is none of these. */
    static Member of(Member member) {
        if (member.kind() == Member.Kind.VALUE) return null;
        Generic given = Generic.parse(member.gives());
        String method = METHODS.get(given.raw());
        if (method == null) return null;
        Member plain = Foreign.find(declaring(given.raw()) + '#' + method, result(method, given));
        if (plain == null) return null;
        var wants = new ArrayList<String>();
        for (int i = 0; i < plain.parameters().size(); i++) {
            boolean isOpen = plain.parameters().get(i).equals("java.lang.Object")
                    && !given.arguments().isEmpty();
            wants.add(
                    isOpen
                            ? given.argument(Math.min(i, given.arguments().size() - 1))
                            : plain.parameters().get(i));
        }
        return new Member(
                plain.kind(),
                plain.owner(),
                plain.ownerText(),
                plain.name(),
                plain.parameters(),
                List.copyOf(wants),
                plain.type(),
                false,
                false,
                false,
                plain.type());
    }

    private static String declaring(String type) {
        return switch (type) {
            case "java.util.function.UnaryOperator" -> "java.util.function.Function";
            case "java.util.function.BinaryOperator" -> "java.util.function.BiFunction";
            default -> type;
        };
    }

    private static String result(String method, Generic given) {
        String name = method.substring(0, method.indexOf('('));
        return switch (name) {
            case "run", "close", "accept" -> "void";
            case "test", "getAsBoolean" -> "boolean";
            case "compare", "applyAsInt", "getAsInt" -> "int";
            case "applyAsLong", "getAsLong" -> "long";
            case "applyAsDouble" -> "double";
            default ->
                given.arguments().isEmpty()
                        ? "java.lang.Object"
                        : Generic.raw(given.arguments().get(given.arguments().size() - 1));
        };
    }
}
