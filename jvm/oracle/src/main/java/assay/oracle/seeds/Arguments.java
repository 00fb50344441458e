package assay.oracle.seeds;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import java.util.ArrayList;
import java.util.List;

/** Values as arguments and receivers of calls. */
final class Arguments {

    private final Translator test;
    private final Literals literals;

    Arguments(Translator test) {
        this.test = test;
        this.literals = new Literals(test.types, test.names);
    }

    /** The arguments with those of variable number in their array. {@code element}: the type of these, or null if they were not written one by one. */
    List<Value> packed(List<Value> values, MethodSymbol method, Type element) {
        var packed = new ArrayList<>(values);
        if (element == null) return packed;
        int fixed = test.names.parameters(method).size() - 1;
        Type array = test.names.parameters(method).get(fixed);
        List<Value> rest = new ArrayList<>(values.subList(fixed, values.size()));
        packed.subList(fixed, packed.size()).clear();
        packed.add(new Value.Group(test.names.erased(array), test.types.elemtype(array), rest, null));
        return packed;
    }

    /** Null if one of them is not known. */
    List<Argument> of(List<Value> values, List<Type> types) {
        if (values.size() != types.size()) return null;
        var arguments = new ArrayList<Argument>();
        for (int i = 0; i < types.size(); i++) {
            Argument argument = of(values.get(i), types.get(i));
            if (argument == null) return null;
            arguments.add(argument);
        }
        return List.copyOf(arguments);
    }

    private Argument of(Value value, Type type) {
        if (value instanceof Value.Constant constant) return literals.write(constant.value(), type);
        if (value instanceof Value.Result result) return new Argument.Variable(result.call());
        if (value instanceof Value.Written written) return written.argument();
        if (value instanceof Value.Function function) return of(function);
        return value instanceof Value.Group group ? of(group) : null;
    }

    private Argument of(Value.Function function) {
        List<Argument> answer = of(
                function.answer(),
                function.answer().stream().map(any -> function.result()).toList());
        return answer == null
                ? null
                : new Argument.Function(function.type(), function.parameters(), function.gives(), answer);
    }

    private Argument of(Value.Group group) {
        if (group.call < 0 && !group.isArray() && holdsNull(group)) make(group);
        if (group.call >= 0) return new Argument.Variable(group.call);
        var elements = new ArrayList<Argument>();
        for (Value element : group.elements) {
            Argument argument = of(element, group.elementType);
            if (argument == null) return null;
            elements.add(argument);
        }
        return new Argument.Elements(group.type, List.copyOf(elements));
    }

    /** The collections of sequences have no null in them. */
    private static boolean holdsNull(Value.Group group) {
        return group.elements.stream()
                .anyMatch(element -> element instanceof Value.Constant constant && constant.value() == null);
    }

    /** The call that gave the receiver; -1 if there is none. */
    int receiver(Value value) {
        if (value instanceof Value.Result result) return result.call();
        if (!(value instanceof Value.Group group)) return -1;
        if (group.call < 0 && !group.isArray()) make(group);
        return group.call;
    }

    private void make(Value.Group group) {
        Value.Maker maker = group.maker;
        if (maker == null) return;
        List<Argument> arguments = of(maker.arguments(), maker.parameters());
        if (arguments != null)
            group.call =
                    test.trace.add(new Trace.Call(maker.owner(), maker.member(), maker.type(), -1, arguments, false));
    }
}
