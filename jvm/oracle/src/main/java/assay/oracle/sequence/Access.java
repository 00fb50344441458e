package assay.oracle.sequence;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.objectweb.asm.Type;

/**
 * Where a caller stands, and so what it may use: from outside, all that is public; from inside a package, all of that package's
 * classes that is not private, and no other classes. {@code inside} is the package's name, or null.
 */
public record Access(String inside) {

    public static final Access OUTSIDE = new Access(null);

    /** Whether a caller can name the class: it may use it, and every class around it. */
    public boolean isOpen(Class<?> type) {
        if (type.isAnnotation() || type.isSynthetic() || inside != null && !isInside(type)) return false;
        for (Class<?> around = type; around != null; around = around.getDeclaringClass()) {
            if (!mayUse(around.getModifiers(), around)) return false;
        }
        return true;
    }

    /** Whether something with these modifiers may be used that is this class, or is declared in it. */
    boolean mayUse(int modifiers, Class<?> in) {
        return Modifier.isPublic(modifiers) || !Modifier.isPrivate(modifiers) && isInside(in);
    }

    public Constructor<?>[] constructors(Class<?> type) {
        if (!isInside(type)) return type.getConstructors();
        var open = new ArrayList<Constructor<?>>();
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (!Modifier.isPrivate(constructor.getModifiers()) && !constructor.isSynthetic()) open.add(constructor);
        }
        return open.toArray(Constructor<?>[]::new);
    }

    /** With inherited ones: what is not public is handed down within the package only. */
    public Method[] methods(Class<?> type) {
        if (!isInside(type)) return type.getMethods();
        var open = new LinkedHashMap<String, Method>();
        for (Class<?> up : within(type)) {
            for (Method method : up.getDeclaredMethods())
                if (isHalfOpen(method.getModifiers())) open.putIfAbsent(key(method), method);
        }
        // An override may be public where what it overrides is not.
        for (Method method : type.getMethods()) open.put(key(method), method);
        return open.values().toArray(Method[]::new);
    }

    public Field[] fields(Class<?> type) {
        if (!isInside(type)) return type.getFields();
        var open = new ArrayList<Field>();
        for (Class<?> up : within(type)) {
            for (Field field : up.getDeclaredFields()) if (isHalfOpen(field.getModifiers())) open.add(field);
        }
        open.addAll(List.of(type.getFields()));
        return open.toArray(Field[]::new);
    }

    public Constructor<?> constructor(Class<?> type, Class<?>[] parameters) throws NoSuchMethodException {
        return isInside(type) ? type.getDeclaredConstructor(parameters) : type.getConstructor(parameters);
    }

    public Method method(Class<?> type, String name, Class<?>[] parameters) throws NoSuchMethodException {
        for (Class<?> up : within(type)) {
            try {
                Method method = up.getDeclaredMethod(name, parameters);
                if (!Modifier.isPrivate(method.getModifiers())) return method;
            } catch (NoSuchMethodException e) {
                // Then it is inherited.
            }
        }
        return type.getMethod(name, parameters);
    }

    public Field field(Class<?> type, String name) throws NoSuchFieldException {
        for (Class<?> up : within(type)) {
            for (Field field : up.getDeclaredFields())
                if (field.getName().equals(name) && !Modifier.isPrivate(field.getModifiers())) return field;
        }
        return type.getField(name);
    }

    private boolean isInside(Class<?> type) {
        return inside != null && type.getPackageName().equals(inside);
    }

    /** The class and those above it, as far as they are in the package; none for a caller outside. */
    private List<Class<?>> within(Class<?> type) {
        if (!isInside(type)) return List.of();
        var classes = new ArrayList<Class<?>>();
        for (Class<?> up = type; up != null && isInside(up); up = up.getSuperclass()) classes.add(up);
        return classes;
    }

    private static boolean isHalfOpen(int modifiers) {
        return !Modifier.isPublic(modifiers) && !Modifier.isPrivate(modifiers);
    }

    private static String key(Method method) {
        return method.getName() + Type.getMethodDescriptor(method);
    }
}
