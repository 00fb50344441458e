package assay.oracle.seeds;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Methods of the JDK that make a collection of their arguments: such a one is written as its elements. */
final class Factories {

    private static final Set<String> KNOWN = Set.of("""
            java.util.Arrays#asList java.util.List#of java.util.Set#of java.util.Map#of java.util.Map#entry
            java.util.Optional#of java.util.Optional#empty java.util.stream.Stream#of
            java.util.stream.Stream#empty java.util.Collections#emptyList java.util.Collections#singletonList
            java.util.Collections#emptySet java.util.Collections#singleton java.util.Collections#emptyMap
            java.util.Collections#singletonMap
            """.split("\\s+"));

    /** Null if it is none, or its elements are not known. */
    static Value group(JCTree.JCMethodInvocation call, MethodSymbol method, List<Value> given, Translator test) {
        String owner = method.owner.flatName().toString();
        String type = test.names.generic(call.type);
        if (!KNOWN.contains(owner + '#' + method.name) || type == null) return null;
        List<Value> elements = elements(method, given, call.varargsElement);
        if (elements == null || elements.contains(null)) return null;
        var arguments = new Arguments(test).packed(given, method, call.varargsElement);
        var maker = new Value.Maker(
                owner,
                test.names.element(owner, method),
                test.names.erased(call.type),
                test.names.parameters(method),
                arguments);
        return new Value.Group(type, test.symbols.objectType, elements, maker);
    }

    /** An array that is passed as the elements is one that is known. */
    private static List<Value> elements(MethodSymbol method, List<Value> given, Type varargs) {
        if (!method.isVarArgs() || varargs != null) return new ArrayList<>(given);
        return given.get(0) instanceof Value.Group array ? new ArrayList<>(array.elements) : null;
    }

    private Factories() {}
}
