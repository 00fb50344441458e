package assay.oracle.sequence;

import assay.oracle.guard.Reflection;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Members of the JDK's classes as steps of a sequence: what a caller does with a list that a program returned, or to make
 * what a program wants to be given. Only what a program under test might call itself, and only what needs nothing but memory.
 */
public final class Foreign {

    private static final List<String> PACKAGES = List.of("""
            java.lang java.util java.util.regex java.util.stream java.util.function
            java.util.concurrent.atomic java.math java.time java.time.format java.time.temporal
            java.time.chrono java.time.zone java.text java.io java.nio java.nio.charset java.net
            """.split("\\s+"));

    private Foreign() {}

    /** The member that an element names; null if there is none, or none that may be called. {@code type}: what it is known to return. */
    public static Member find(String element, String type) {
        int hash = element.indexOf('#');
        if (hash < 0) return null;
        Class<?> owner = owner(element.substring(0, hash));
        if (owner == null) return null;
        String rest = element.substring(hash + 1);
        int open = rest.indexOf('(');
        if (open < 0) return field(owner, rest, type);
        String name = rest.substring(0, open);
        for (Executable each : name.equals("<init>") ? owner.getConstructors() : owner.getMethods()) {
            if (!name.equals("<init>") && !each.getName().equals(name)) continue;
            Member member = member(owner, each, name, type);
            if (member.element().equals(element)) return isAllowed(each) ? member : null;
        }
        return null;
    }

    private static Class<?> owner(String name) {
        if (!name.startsWith("java.")) return null;
        try {
            Class<?> owner = Class.forName(name, false, ClassLoader.getPlatformClassLoader());
            return PACKAGES.contains(owner.getPackageName()) && Modifier.isPublic(owner.getModifiers()) ? owner : null;
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    /** Whether a type of the JDK has type parameters. */
    static boolean isGeneric(String type) {
        Class<?> found = owner(type);
        return found != null && found.getTypeParameters().length > 0;
    }

    private static boolean isAllowed(Executable executable) {
        return Modifier.isPublic(executable.getModifiers()) && !Reflection.isForbidden(executable);
    }

    private static Member field(Class<?> owner, String name, String type) {
        try {
            Field field = owner.getField(name);
            if (!Modifier.isStatic(field.getModifiers())
                    || !Modifier.isFinal(field.getModifiers())
                    || owner == System.class) return null;
            return new Member(
                    Member.Kind.FIELD,
                    owner.getName(),
                    owner.getCanonicalName(),
                    name,
                    List.of(),
                    List.of(),
                    type,
                    true,
                    false,
                    false,
                    type);
        } catch (NoSuchFieldException e) {
            return null;
        }
    }

    private static Member member(Class<?> owner, Executable executable, String name, String type) {
        var parameters = new ArrayList<String>();
        for (Class<?> parameter : executable.getParameterTypes()) parameters.add(parameter.getName());
        boolean isStatic = executable instanceof Constructor<?> || Modifier.isStatic(executable.getModifiers());
        Member.Kind kind = executable instanceof Method ? Member.Kind.METHOD : Member.Kind.CONSTRUCTOR;
        List<String> types = List.copyOf(parameters);
        return new Member(
                kind,
                owner.getName(),
                owner.getCanonicalName(),
                name,
                types,
                types,
                type,
                isStatic,
                isOverloaded(owner, executable),
                false,
                type);
    }

    private static boolean isOverloaded(Class<?> owner, Executable executable) {
        if (executable instanceof Constructor<?>) {
            for (Constructor<?> other : owner.getConstructors())
                if (!other.equals(executable) && other.getParameterCount() == executable.getParameterCount())
                    return true;
            return false;
        }
        for (Method other : owner.getMethods()) {
            if (!other.equals(executable)
                    && !other.isSynthetic()
                    && other.getName().equals(executable.getName())
                    && other.getParameterCount() == executable.getParameterCount()) return true;
        }
        return false;
    }

    /** A method of one of the JDK's collections and the like, by its name and erased parameters. */
    public static Member method(String owner, String name, String type, String... parameters) {
        var element = new StringBuilder(owner)
                .append('#')
                .append(name)
                .append('(')
                .append(String.join(",", parameters))
                .append(')');
        Member found = find(element.toString(), type);
        if (found == null) throw new IllegalArgumentException("no such method: " + element);
        return found;
    }
}
