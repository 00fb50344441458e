package assay.oracle.guard;

import assay.oracle.guard.Calls.Fate;
import java.io.ObjectInputFilter;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import org.objectweb.asm.Type;

/**
 * Looks at what a program wants to reach by reflection: its own members it may have; those of the JDK as far as it could
 * call them by name and nothing has to be done about the call; those of the worker never. Most reflective calls depend
 * on who makes them, so they stay where they are and are only preceded by a check.
 */
public final class Reflection {

    private static final ClassLoader WORKER = Guard.class.getClassLoader();

    /** Before {@link Method#invoke}. There is no copying of three words on the stack, so they are given back in an array. */
    public static Object[] check(Method method, Object receiver, Object[] arguments) {
        check((Member) method);
        return new Object[] {method, receiver, arguments};
    }

    public static void check(Constructor<?> constructor, Object[] arguments) {
        check((Member) constructor);
    }

    /** Before {@link Class#newInstance}. */
    public static void check(Class<?> type) {
        if (type != null) check(type, "<init>", "()V");
    }

    public static void check(Field field, Object receiver) {
        check((Member) field);
    }

    public static void check(AccessibleObject member, boolean accessible) {
        check(member);
    }

    public static void check(AccessibleObject[] members, boolean accessible) {
        if (members != null) for (AccessibleObject member : members) check(member);
    }

    public static void check(AccessibleObject member) {
        if (member instanceof Member known && !isReflective(known.getDeclaringClass())) check(known);
    }

    /** To make a reflective method accessible is harmless; to call it by reflection is not. */
    private static boolean isReflective(Class<?> type) {
        return type == Method.class || type == Field.class || type == Constructor.class || type == Class.class;
    }

    /** What the program declares is guarded where it is. */
    static void check(Member member) {
        if (member == null) return;
        Class<?> owner = member.getDeclaringClass();
        if (owner == System.class && member instanceof Field) Guard.prints();
        if (isOfWorker(owner)) Guard.refuse(owner.getName() + '.' + member.getName());
        else if (isOfJdk(owner))
            check(owner, member instanceof Constructor<?> ? "<init>" : member.getName(), descriptor(member));
    }

    private static String descriptor(Member member) {
        if (member instanceof Method method) return Type.getMethodDescriptor(method);
        return member instanceof Constructor<?> constructor ? Type.getConstructorDescriptor(constructor) : "()";
    }

    /** Whether what goes by this name in a class, or what it inherits under it, may be reached. */
    static void check(Class<?> owner, String name, String descriptor) {
        if (isOfWorker(owner)) Guard.refuse(owner.getName() + '.' + name);
        if (isOfJdk(owner)) {
            check(Calls.of(Type.getInternalName(owner), name, descriptor), owner, name);
        } else if (!name.equals("<init>")) {
            for (Class<?> face : owner.getInterfaces()) inherits(face, name, descriptor);
            if (owner.getSuperclass() != null) inherits(owner.getSuperclass(), name, descriptor);
        }
    }

    private static void inherits(Class<?> owner, String name, String descriptor) {
        if (isOfJdk(owner)) check(Calls.inherited(Type.getInternalName(owner), name, descriptor), owner, name);
        else check(owner, name, descriptor);
    }

    private static void check(Fate fate, Class<?> owner, String name) {
        if (fate == null) return;
        String what = owner.getName() + '.' + name;
        if (fate instanceof Fate.Refused refused && refused.kind() == Forbidden.Kind.IO) Guard.refuseIo(what);
        else Guard.refuse(fate instanceof Fate.Refused ? what : what + " by reflection");
    }

    /** Whether a member of the JDK's can't be called as it is: it is refused, or something is done instead. */
    public static boolean isForbidden(java.lang.reflect.Executable member) {
        return Calls.of(
                        Type.getInternalName(member.getDeclaringClass()),
                        member instanceof Constructor<?> ? "<init>" : member.getName(),
                        descriptor((Member) member))
                != null;
    }

    static String descriptor(MethodType type) {
        return type == null ? "()" : type.toMethodDescriptorString();
    }

    static boolean isOfWorker(Class<?> type) {
        return type.getClassLoader() == WORKER;
    }

    static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /** Before objects are read from a stream: what they are is looked at from the first time on, for the whole process. */
    public static void check() {
        if (ObjectInputFilter.Config.getSerialFilter() == null)
            ObjectInputFilter.Config.setSerialFilter(Reflection::checkSerial);
    }

    /** Objects that are read from a stream are the program's, or plain values and collections. */
    private static ObjectInputFilter.Status checkSerial(ObjectInputFilter.FilterInfo info) {
        Class<?> type = info.serialClass();
        while (type != null && type.isArray()) type = type.getComponentType();
        if (type == null || type.isPrimitive()) return ObjectInputFilter.Status.UNDECIDED;
        String home = type.getPackageName();
        boolean plain = home.equals("java.lang")
                || home.equals("java.lang.invoke")
                || home.equals("java.util")
                || home.startsWith("java.util.concurrent")
                || home.startsWith("java.time")
                || home.equals("java.math")
                || home.equals("java.text");
        if (isOfWorker(type) || isOfJdk(type) && !plain) Guard.refuse("reading a " + type.getName());
        return ObjectInputFilter.Status.UNDECIDED;
    }

    private Reflection() {}
}
