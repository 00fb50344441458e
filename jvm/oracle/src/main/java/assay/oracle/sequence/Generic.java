package assay.oracle.sequence;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The name of a type with its arguments, {@code java.util.Map<java.lang.String,p.A$B>}: what a parameter may be given.
 * Reflection would let anything into a collection; Java's compilers do not. A type variable that nobody has bound stands for
 * one type throughout, text if its bounds allow that, so that what goes in at one call fits at the next one.
 */
public record Generic(String raw, List<String> arguments) {

    public static Generic parse(String type) {
        int open = type.indexOf('<');
        if (open < 0 || type.startsWith("[")) return new Generic(raw(type), List.of());
        var arguments = new ArrayList<String>();
        int depth = 0;
        int start = open + 1;
        for (int i = start; i < type.length(); i++) {
            char c = type.charAt(i);
            if (depth == 0 && (c == ',' || c == '>')) {
                arguments.add(type.substring(start, i));
                start = i + 1;
            }
            if (c == '<') depth++;
            else if (c == '>') depth--;
        }
        return new Generic(type.substring(0, open), List.copyOf(arguments));
    }

    /** The name as {@link Class#getName} gives it. */
    public static String raw(String type) {
        int open = type.indexOf('<');
        return open < 0 ? type : type.substring(0, open) + type.substring(type.lastIndexOf('>') + 1);
    }

    public String argument(int index) {
        return index < arguments.size() ? arguments.get(index) : "java.lang.Object";
    }

    /** As it stands in source. */
    static String source(String type) {
        if (type.indexOf('<') < 0) return JavaText.typeName(type);
        if (type.startsWith("[")) return source(JavaText.elementType(type)) + "[]";
        Generic generic = parse(type);
        return JavaText.typeName(generic.raw)
                + '<'
                + String.join(
                        ", ", generic.arguments.stream().map(Generic::source).toList())
                + '>';
    }

    /** What a type of a declaration stands for, where {@code bound} tells what the type variables do. */
    public static String of(Type type, Map<TypeVariable<?>, String> bound) {
        if (type instanceof Class<?> plain) return plain.getName();
        if (type instanceof ParameterizedType generic) {
            var arguments = new ArrayList<String>();
            for (Type argument : generic.getActualTypeArguments()) arguments.add(of(argument, bound));
            return ((Class<?>) generic.getRawType()).getName() + '<' + String.join(",", arguments) + '>';
        }
        if (type instanceof GenericArrayType array) {
            String element = of(array.getGenericComponentType(), bound);
            return element.startsWith("[") ? '[' + element : "[L" + element + ';';
        }
        if (type instanceof WildcardType wildcard)
            return of(
                    wildcard.getLowerBounds().length > 0 ? wildcard.getLowerBounds()[0] : wildcard.getUpperBounds()[0],
                    bound);
        String known = bound.get(type);
        return known != null ? known : unbound((TypeVariable<?>) type);
    }

    private static String unbound(TypeVariable<?> variable) {
        for (Class<?> candidate : List.of(String.class, Integer.class)) {
            boolean fits = true;
            for (Type bound : variable.getBounds()) fits &= erased(bound).isAssignableFrom(candidate);
            if (fits) return candidate.getName();
        }
        return erased(variable).getName();
    }

    private static Class<?> erased(Type type) {
        if (type instanceof Class<?> plain) return plain;
        if (type instanceof ParameterizedType generic) return (Class<?>) generic.getRawType();
        return type instanceof TypeVariable<?> variable ? erased(variable.getBounds()[0]) : Object.class;
    }

    /** Takes down what the supertypes of a class give for their own type variables. */
    public static void bind(Class<?> type, Map<TypeVariable<?>, String> bound) {
        if (type.getGenericSuperclass() != null) bindSupertype(type.getGenericSuperclass(), bound);
        for (Type face : type.getGenericInterfaces()) bindSupertype(face, bound);
    }

    private static void bindSupertype(Type type, Map<TypeVariable<?>, String> bound) {
        if (type instanceof ParameterizedType generic) {
            TypeVariable<?>[] variables = ((Class<?>) generic.getRawType()).getTypeParameters();
            for (int i = 0; i < variables.length; i++)
                bound.put(variables[i], of(generic.getActualTypeArguments()[i], bound));
        }
        bind(erased(type), bound);
    }
}
