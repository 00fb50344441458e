package assay.oracle.sequence;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What somebody who implements an interface or extends an abstract class has to write, in the order of names. */
public record Unimplemented(List<Signature> methods, Constructor<?> constructor) {

    /** {@code key}: name and erased parameters; {@code parameters} and {@code result} with their type arguments. */
    public record Signature(String key, Method method, List<String> parameters, String result) {

        /** How a stub names it: {@code public java.lang.String find(int,p.Item)}, all erased. */
        public String declaration() {
            return (Modifier.isPublic(method.getModifiers()) ? "public " : "protected ")
                    + method.getReturnType().getName()
                    + ' '
                    + key;
        }
    }

    private static final int MOST_METHODS = 40;

    /** Null if no such caller can do it, or there is too much to write. {@code arguments}: those of the type. */
    public static Unimplemented of(Class<?> type, List<String> arguments, Access access) {
        int modifiers = type.getModifiers();
        if (!Modifier.isAbstract(modifiers)
                || !access.mayUse(modifiers, type)
                || type.isSealed()
                || type.isAnnotation()
                || type.isArray()
                || type.isPrimitive()
                || type.isEnum()) return null;
        if (type.getDeclaringClass() != null && !Modifier.isStatic(modifiers)) return null;
        Map<String, Method> open = openMethods(type, access);
        if (open == null || open.size() > MOST_METHODS) return null;
        Constructor<?> constructor = type.isInterface() ? null : constructor(type, access);
        if (!type.isInterface() && constructor == null) return null;
        Map<TypeVariable<?>, String> bound = new HashMap<>();
        TypeVariable<?>[] variables = type.getTypeParameters();
        for (int i = 0; i < variables.length && i < arguments.size(); i++) bound.put(variables[i], arguments.get(i));
        Generic.bind(type, bound);
        var signatures = new ArrayList<Signature>();
        open.forEach((key, method) -> {
            var parameters = new ArrayList<String>();
            for (Type parameter : method.getGenericParameterTypes()) parameters.add(Generic.of(parameter, bound));
            signatures.add(new Signature(
                    key, method, List.copyOf(parameters), Generic.of(method.getGenericReturnType(), bound)));
        });
        return new Unimplemented(List.copyOf(signatures), constructor);
    }

    /** Whether whoever writes one has written the other. */
    public boolean isLike(Unimplemented other) {
        return methods.stream()
                        .map(Signature::declaration)
                        .toList()
                        .equals(other.methods.stream()
                                .map(Signature::declaration)
                                .toList())
                && constructorTypes().equals(other.constructorTypes());
    }

    /** What the superclass's constructor is given. */
    public List<String> constructorTypes() {
        var types = new ArrayList<String>();
        if (constructor != null) for (Class<?> type : constructor.getParameterTypes()) types.add(type.getName());
        return types;
    }

    static String key(Method method) {
        var key = new StringBuilder(method.getName()).append('(');
        for (Class<?> parameter : method.getParameterTypes())
            key.append(key.charAt(key.length() - 1) == '(' ? "" : ",").append(parameter.getName());
        return key.append(')').toString();
    }

    /** The simplest that a subclass may call. */
    private static Constructor<?> constructor(Class<?> type, Access access) {
        Constructor<?> simplest = null;
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            boolean isOpen = Modifier.isProtected(constructor.getModifiers())
                    || access.mayUse(constructor.getModifiers(), type) && !constructor.isSynthetic();
            if (isOpen && (simplest == null || constructor.getParameterCount() < simplest.getParameterCount()))
                simplest = constructor;
        }
        return simplest;
    }

    /** Null if one of them can't be written where the caller is. */
    private static Map<String, Method> openMethods(Class<?> type, Access access) {
        var open = new TreeMap<String, Method>();
        var written = new HashMap<String, Method>();
        for (Class<?> up = type; up != null && up != Object.class; up = up.getSuperclass()) {
            for (Method method : up.getDeclaredMethods()) {
                if (Modifier.isStatic(method.getModifiers())
                        || Modifier.isPrivate(method.getModifiers())
                        || method.isSynthetic()) continue;
                if (written.putIfAbsent(key(method), method) != null || !Modifier.isAbstract(method.getModifiers()))
                    continue;
                if (!Modifier.isProtected(method.getModifiers()) && !access.mayUse(method.getModifiers(), up))
                    return null;
                if (!Functional.isOfObject(method)) open.put(key(method), method);
            }
        }
        for (Method method : type.getMethods()) {
            if (!Modifier.isAbstract(method.getModifiers()) || Functional.isOfObject(method) || method.isSynthetic())
                continue;
            Method other = written.get(key(method));
            if (other != null && !Modifier.isAbstract(other.getModifiers())) continue;
            Method known = open.get(key(method));
            // Of two that only differ in what they return the narrower one is written.
            if (known == null || known.getReturnType().isAssignableFrom(method.getReturnType()))
                open.put(key(method), method);
        }
        return open;
    }
}
