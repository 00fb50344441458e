package assay.oracle.seeds;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Calls of the JDK on constants that give a constant: {@code "ab".repeat(3)}, {@code Integer.valueOf(7)}, {@code
 * "a".getBytes()}. They are made while the test is read, so that the fragment has the value itself.
 */
final class PureCalls {

    private static final Map<String, Class<?>> OWNERS = Map.of(
            "java.lang.String",
            String.class,
            "java.lang.Integer",
            Integer.class,
            "java.lang.Long",
            Long.class,
            "java.lang.Short",
            Short.class,
            "java.lang.Byte",
            Byte.class,
            "java.lang.Double",
            Double.class,
            "java.lang.Float",
            Float.class,
            "java.lang.Character",
            Character.class,
            "java.lang.Boolean",
            Boolean.class,
            "java.lang.Math",
            Math.class);

    private static final Set<String> NOT_METHODS =
            Set.of("random", "getInteger", "getLong", "getBoolean", "intern", "identityHashCode");

    private static final int LONGEST_TEXT = 20_000;
    private static final int MOST_ELEMENTS = 100;

    /** What the call gives, or null. {@code charset}: what a parameter of that type is. */
    static Value call(MethodSymbol method, Object receiver, List<Object> arguments, Types types, TypeNames names) {
        Class<?> owner = OWNERS.get(method.owner.flatName().toString());
        String name = method.name.toString();
        if (owner == null || NOT_METHODS.contains(name) || name.equals("repeat") && isTooLong(receiver, arguments))
            return null;
        try {
            var parameters = new ArrayList<Class<?>>();
            for (Type parameter : names.parameters(method)) parameters.add(classOf(names.erased(parameter)));
            Method known = owner.getMethod(name, parameters.toArray(Class<?>[]::new));
            return value(
                    known.invoke(receiver, converted(arguments, names.parameters(method))),
                    method.getReturnType(),
                    types,
                    names);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            // A test may expect an exception here; the fragment is then without this value.
            return null;
        }
    }

    private static boolean isTooLong(Object receiver, List<Object> arguments) {
        return !(receiver instanceof String text)
                || !(arguments.get(0) instanceof Integer count)
                || (long) text.length() * count > LONGEST_TEXT;
    }

    private static Object[] converted(List<Object> arguments, List<Type> parameters) {
        var converted = new Object[arguments.size()];
        for (int i = 0; i < converted.length; i++) converted[i] = Folding.as(parameters.get(i), arguments.get(i));
        return converted;
    }

    private static Class<?> classOf(String name) throws ClassNotFoundException {
        return switch (name) {
            case "int" -> int.class;
            case "long" -> long.class;
            case "short" -> short.class;
            case "byte" -> byte.class;
            case "char" -> char.class;
            case "boolean" -> boolean.class;
            case "double" -> double.class;
            case "float" -> float.class;
            default -> Class.forName(name);
        };
    }

    private static Value value(Object result, Type type, Types types, TypeNames names) {
        if (result instanceof String text) return text.length() > LONGEST_TEXT ? null : new Value.Constant(text);
        if (result == null || OWNERS.get(result.getClass().getName()) != null) return new Value.Constant(result);
        if (!result.getClass().isArray() || Array.getLength(result) > MOST_ELEMENTS) return null;
        var elements = new ArrayList<Value>();
        for (int i = 0; i < Array.getLength(result); i++) {
            Value element = value(Array.get(result, i), types.elemtype(type), types, names);
            if (element == null) return null;
            elements.add(element);
        }
        return new Value.Group(names.erased(type), types.elemtype(type), elements, null);
    }

    /** A charset that a fragment reads from {@code StandardCharsets}. */
    static Charset charset(Trace.Call call) {
        return call.owner().equals("java.nio.charset.StandardCharsets")
                ? Charset.forName(
                        call.member().substring(call.member().indexOf('#') + 1).replace('_', '-'))
                : null;
    }

    private PureCalls() {}
}
