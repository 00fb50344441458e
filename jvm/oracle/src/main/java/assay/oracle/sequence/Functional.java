package assay.oracle.sequence;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The one method that a lambda stands for: what it is given, and what it answers. */
public record Functional(String method, List<String> parameters, String result) {

    /** The method of a functional interface with these type arguments; null if the type is none. */
    public static Functional of(Class<?> type, List<String> arguments) {
        Method method = method(type);
        if (method == null || method.getTypeParameters().length > 0) return null;
        Map<TypeVariable<?>, String> bound = new HashMap<>();
        TypeVariable<?>[] variables = type.getTypeParameters();
        for (int i = 0; i < variables.length && i < arguments.size(); i++) bound.put(variables[i], arguments.get(i));
        if (method.getDeclaringClass() != type) Generic.bind(type, bound);
        var parameters = new ArrayList<String>();
        for (Type parameter : method.getGenericParameterTypes()) parameters.add(Generic.of(parameter, bound));
        return new Functional(
                method.getName(), List.copyOf(parameters), Generic.of(method.getGenericReturnType(), bound));
    }

    public static Method method(Class<?> type) {
        if (!type.isInterface() || type.isSealed() || type.isAnnotation()) return null;
        Method only = null;
        for (Method method : type.getMethods()) {
            if (!Modifier.isAbstract(method.getModifiers()) || isOfObject(method)) continue;
            if (only != null
                    && !(only.getName().equals(method.getName())
                            && only.getParameterCount() == method.getParameterCount())) return null;
            // Of an interface and the one that it refines, the one nearer to the type.
            if (only == null || only.getDeclaringClass().isAssignableFrom(method.getDeclaringClass())) only = method;
        }
        return only;
    }

    /** Every object has it, so nobody need write it. */
    static boolean isOfObject(Method method) {
        try {
            Object.class.getMethod(method.getName(), method.getParameterTypes());
            return true;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }
}
