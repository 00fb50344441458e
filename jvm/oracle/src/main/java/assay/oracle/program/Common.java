package assay.oracle.program;

import assay.oracle.guard.Effects;
import assay.oracle.guard.Facts;
import assay.oracle.guard.Reflection;
import assay.oracle.sequence.Access;
import assay.oracle.sequence.Foreign;
import assay.oracle.sequence.Functional;
import assay.oracle.sequence.Generic;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Unimplemented;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Future;

/**
 * What both versions have and a caller may use ({@link Access}), which is all that may be called or looked at (S3, step 1). Members are collected per receiver
 * class, inherited ones included: a method that was pulled up or pushed down is common on the receivers that have it in
 * both versions. A method is the same if name, parameter types and return type are.
 */
public final class Common {

    /** Methods of Object that a program may give a meaning of its own. */
    private static final Set<String> REDEFINED = Set.of("toString", "equals", "hashCode");

    private final Map<String, CommonClass> classes = new TreeMap<>();

    private final Version first;
    private final Version second;
    private final Effects effects;
    private final boolean hashOrder;
    private final Access access;

    private final Map<String, Optional<Unimplemented>> unimplemented = new HashMap<>();
    private final Map<String, Map<String, Member>> named = new HashMap<>();

    /** Classes that are records in both versions, whoever may see them. */
    private final Set<String> records = new HashSet<>();

    /** {@code excluded}: elements that are not to be used, and neither what inherits them or is inherited by them. */
    public Common(Version before, Version after, Facts facts, Set<String> excluded) {
        this.first = before;
        this.second = after;
        this.effects = facts.effects;
        this.hashOrder = facts.hashOrder;
        this.access = before.access;
        for (String name : before.classNames()) {
            if (!after.classNames().contains(name)) continue;
            try {
                Class<?> first = before.type(name);
                Class<?> second = after.type(name);
                if (first.isRecord() && second.isRecord()) records.add(name);
                if (isUnnamed(name)) continue;
                if (before.declares(first) && after.declares(second) && access.isOpen(first) && access.isOpen(second))
                    classes.put(name, commonClass(first, before, second, after));
            } catch (ReflectiveOperationException | LinkageError | TypeNotPresentException e) {
                // A class that can't be linked has nothing to offer; whoever needs it will fail in both versions, or
                // differ.
            }
        }
        if (!excluded.isEmpty())
            classes.replaceAll((name, type) -> type.without(member -> isExcluded(member, excluded)));
    }

    private boolean isExcluded(Member member, Set<String> excluded) {
        String element = member.element();
        if (excluded.contains(element)) return true;
        if (member.kind() != Member.Kind.METHOD) return false;
        String signature = element.substring(element.indexOf('#'));
        return excluded.stream()
                .anyMatch(other -> other.endsWith(signature)
                        && isRelated(other.substring(0, other.length() - signature.length()), member.owner()));
    }

    private boolean isRelated(String one, String other) {
        CommonClass mine = classes.get(one);
        CommonClass theirs = classes.get(other);
        return mine != null && mine.supertypes().contains(other)
                || theirs != null && theirs.supertypes().contains(one);
    }

    /** Whether the order of what is taken out of something may hang on hash codes, and so mean nothing. */
    public boolean hashOrder() {
        return hashOrder;
    }

    public List<CommonClass> classes() {
        return List.copyOf(classes.values());
    }

    public CommonClass find(String name) {
        return classes.get(name);
    }

    /** That a class has become a record, or is none any more, is no difference by itself: then it shows what any object shows. */
    public boolean isRecord(Class<?> type, Version version) {
        return type.isRecord() && (!version.declares(type) || records.contains(type.getName()));
    }

    /** The method that a lambda of this type stands for; null if none can. */
    public Functional functional(String type) {
        Generic generic = Generic.parse(type);
        CommonClass own = classes.get(generic.raw());
        if (own != null && !own.functional()) return null;
        try {
            Class<?> face = first.type(generic.raw());
            return own == null && first.declares(face) ? null : Functional.of(face, generic.arguments());
        } catch (ReflectiveOperationException | LinkageError | TypeNotPresentException e) {
            return null;
        }
    }

    /** The methods that can be tested, in the order of their names. */
    public List<Member> methods() {
        return classes.values().stream()
                .flatMap(type -> type.methods().stream())
                .toList();
    }

    /** The member of this element, as a replayed sequence names it; null if there is none. */
    public Member member(String element, String type) {
        int hash = element.indexOf('#');
        CommonClass owner = hash < 0 ? null : classes.get(element.substring(0, hash));
        if (owner == null) return hash < 0 ? plain(element, type) : Foreign.find(element, type);
        return named.computeIfAbsent(owner.name(), key -> byName(owner)).get(element + ' ' + type);
    }

    /** Tests of the project name the same ones thousands of times. */
    private static Map<String, Member> byName(CommonClass owner) {
        var named = new HashMap<String, Member>();
        for (List<Member> members :
                List.of(owner.constructors(), owner.methods(), owner.fields(), owner.constants(), owner.inherited())) {
            for (Member member : members) named.putIfAbsent(member.element() + ' ' + member.type(), member);
        }
        return named;
    }

    /** What belongs to no class. */
    private static Member plain(String kind, String type) {
        return switch (Member.Kind.valueOf(kind)) {
            case VALUE -> Member.value(type);
            case ELEMENT -> Member.element(type);
            case STORE -> Member.store(type);
            default -> throw new IllegalArgumentException("no such step: " + kind);
        };
    }

    /** What somebody has to write who implements this type; null if nobody can, or need not. */
    public Unimplemented unimplemented(String type) {
        return unimplemented
                .computeIfAbsent(type, key -> Optional.ofNullable(findUnimplemented(key)))
                .orElse(null);
    }

    private Unimplemented findUnimplemented(String type) {
        Generic generic = Generic.parse(type);
        try {
            Class<?> face = first.type(generic.raw());
            boolean isOwn = classes.containsKey(generic.raw()) || isFunction(generic.raw());
            if (!isOwn && (first.declares(face) || !first.isOfProgram(face))) return null;
            Unimplemented open = Unimplemented.of(face, generic.arguments(), access);
            Unimplemented other = Unimplemented.of(second.type(generic.raw()), generic.arguments(), access);
            return open != null && other != null && open.isLike(other) ? open : null;
        } catch (ReflectiveOperationException | LinkageError | TypeNotPresentException e) {
            return null;
        }
    }

    /** One of the JDK's functions but those that order things: who orders may neither throw nor know nothing. */
    public static boolean isFunction(String raw) {
        return raw.startsWith("java.util.function.")
                || raw.equals("java.lang.Runnable")
                || raw.equals("java.util.concurrent.Callable");
    }

    /**
     * The name of the nearest supertype that is open in both versions. A class that a refactoring renamed, added or keeps
     * to itself is no part of what a caller can see.
     */
    String nameFor(Class<?> type, Version version) {
        if (type.isArray()) return nameFor(type.getComponentType(), version) + "[]";
        if (Proxy.isProxyClass(type)) return nameFor(type.getInterfaces()[0], version);
        for (Class<?> up = type; up != null && up != Object.class && up != Record.class; up = up.getSuperclass()) {
            if (isShown(up, version)) return up.getName();
        }
        for (Class<?> up = type; up != null; up = up.getSuperclass()) {
            for (Class<?> face : up.getInterfaces()) {
                String name = nameFor(face, version);
                if (!name.equals("java.lang.Object")) return name;
            }
        }
        return "java.lang.Object";
    }

    private boolean isShown(Class<?> type, Version version) {
        if (version.declares(type)) return classes.containsKey(type.getName());
        return Modifier.isPublic(type.getModifiers());
    }

    private CommonClass commonClass(Class<?> before, Version versionBefore, Class<?> after, Version versionAfter) {
        boolean canMake = isMakeable(before) && isMakeable(after);
        var constructors = canMake ? common(constructors(before), constructors(after)) : List.<Member>of();
        var fields = new ArrayList<Member>();
        var constants = new ArrayList<Member>();
        for (Member field : common(fields(before), fields(after))) {
            (field.isStatic() && field.type().equals(before.getName()) ? constants : fields).add(field);
        }
        var statics = new ArrayList<Member>();
        var fixed = new ArrayList<Member>();
        for (Member field : fields)
            if (field.isStatic()) (isFixed(before, field) && isFixed(after, field) ? fixed : statics).add(field);
        List<Member> methods = common(methods(before, versionBefore), methods(after, versionAfter));
        // Which constants there are is an enum's own affair, in which order those of both versions stand is not.
        List<Member> inherited = inherits(before) && inherits(after) ? inherited(before, after) : List.of();
        if (before.isEnum() && !constantNames(before).equals(constantNames(after)))
            methods.removeIf(method -> method.name().equals("values"));
        List<Member> getters = methods.stream().filter(Member::isAccessor).toList();
        List<Member> late = methods.stream().filter(Member::isLateAccessor).toList();
        return new CommonClass(
                before.getName(),
                constructors,
                methods,
                getters,
                late,
                fields,
                constants,
                statics,
                fixed,
                supertypes(before, after),
                before.isInterface() && isFunctional(before, after),
                inherited);
    }

    /** Whether a class has what it is from one of the JDK's. */
    private static boolean inherits(Class<?> type) {
        Class<?> above = type.getSuperclass();
        while (above != null && above.getClassLoader() == type.getClassLoader()) above = above.getSuperclass();
        boolean isPlain = above == null
                || above == Object.class
                || above == Record.class
                || above == Enum.class
                || Throwable.class.isAssignableFrom(above);
        return !isPlain || Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
    }

    /** What it has from there and does not do itself; its own code is what is called back. */
    private static List<Member> inherited(Class<?> before, Class<?> after) {
        var inherited = new ArrayList<Member>();
        for (Method method : before.getMethods()) {
            if (method.isSynthetic()
                    || Modifier.isStatic(method.getModifiers())
                    || method.getDeclaringClass() == Object.class
                    || method.getDeclaringClass().getClassLoader() != null) continue;
            try {
                if (after.getMethod(method.getName(), method.getParameterTypes())
                                        .getDeclaringClass()
                                        .getClassLoader()
                                != null
                        || Reflection.isForbidden(method)) continue;
            } catch (NoSuchMethodException e) {
                continue;
            }
            if (!method.getDeclaringClass().getName().startsWith("java.util.")
                            && !method.getDeclaringClass().getName().startsWith("java.io.")
                    || WAITING.contains(method.getName())) continue;
            if (method.getName().equals("get") && Future.class.isAssignableFrom(before)) continue;
            inherited.add(new Member(
                    Member.Kind.METHOD,
                    before.getName(),
                    before.getCanonicalName(),
                    method.getName(),
                    names(method),
                    wants(method, before),
                    method.getReturnType().getName(),
                    false,
                    method.getName().equals("remove"),
                    false,
                    gives(method, before)));
        }
        inherited.sort(Comparator.comparing(Member::element));
        return inherited;
    }

    private static final Set<String> WAITING = Set.of(
            "wait",
            "notify",
            "notifyAll",
            "take",
            "invokeAny",
            "invokeAll",
            "parallelStream",
            "spliterator",
            "getClass");

    /** Whether it is final and shows nothing that could change. */
    private boolean isFixed(Class<?> type, Member member) {
        try {
            Field field = access.field(type, member.name());
            Class<?> value = field.getType();
            boolean isValue = value.isPrimitive()
                    || value.isEnum()
                    || value == String.class
                    || Number.class.isAssignableFrom(value)
                            && value.getPackageName().equals("java.lang")
                    || !value.isArray()
                            && value.getClassLoader() != type.getClassLoader()
                            && !Collection.class.isAssignableFrom(value)
                            && !Map.class.isAssignableFrom(value)
                            && value != Object.class
                            && !value.getPackageName().equals("java.util.concurrent.atomic")
                            && !CharSequence.class.isAssignableFrom(value);
            return Modifier.isFinal(field.getModifiers()) && isValue;
        } catch (NoSuchFieldException e) {
            return false;
        }
    }

    private static Set<String> constantNames(Class<?> type) {
        var names = new HashSet<String>();
        for (Field field : type.getFields()) if (field.isEnumConstant()) names.add(field.getName());
        return names;
    }

    private static boolean isFunctional(Class<?> before, Class<?> after) {
        Method mine = Functional.method(before);
        Method theirs = Functional.method(after);
        return mine != null
                && theirs != null
                && mine.getName().equals(theirs.getName())
                && names(mine).equals(names(theirs))
                && mine.getReturnType().getName().equals(theirs.getReturnType().getName());
    }

    private static boolean isMakeable(Class<?> type) {
        return !Modifier.isAbstract(type.getModifiers()) && !type.isEnum();
    }

    private static boolean isInner(Class<?> type) {
        return type.getDeclaringClass() != null && !Modifier.isStatic(type.getModifiers());
    }

    /** A member as one version has it. {@code foreign}: it comes from a class of the JDK or of the class path, or the compiler wrote it. */
    private record Found(Member member, boolean foreign) {}

    /** What is foreign in both versions says nothing about the program; an override that one version has and the other lost does. */
    private static List<Member> common(Map<String, Found> before, Map<String, Found> after) {
        var common = new ArrayList<Member>();
        before.forEach((key, mine) -> {
            Found other = after.get(key);
            if (other == null || mine.foreign && other.foreign) return;
            Member member = mine.member;
            boolean isStatic = member.isStatic() && other.member.isStatic();
            List<String> wants = member.wants().equals(other.member.wants()) ? member.wants() : member.parameters();
            boolean overloaded = member.overloaded() || other.member.overloaded();
            common.add(new Member(
                    member.kind(),
                    member.owner(),
                    member.ownerText(),
                    member.name(),
                    member.parameters(),
                    wants,
                    member.type(),
                    isStatic,
                    overloaded,
                    member.accessor() && other.member.accessor(),
                    member.gives().equals(other.member.gives()) ? member.gives() : member.type()));
        });
        return common;
    }

    private Map<String, Found> constructors(Class<?> type) {
        var members = new TreeMap<String, Found>(
                Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        Constructor<?>[] constructors = access.constructors(type);
        for (Constructor<?> constructor : constructors) {
            put(
                    members,
                    new Member(
                            Member.Kind.CONSTRUCTOR,
                            type.getName(),
                            type.getCanonicalName(),
                            "<init>",
                            names(constructor),
                            wants(constructor, type),
                            type.getName(),
                            !isInner(type),
                            sameArity(constructors, constructor),
                            false,
                            type.getName()),
                    false);
        }
        return members;
    }

    private Map<String, Found> methods(Class<?> type, Version version) {
        var members = new TreeMap<String, Found>();
        Method[] methods = access.methods(type);
        for (Method method : methods) {
            if (method.isSynthetic() && isDoubled(methods, method)
                    || method.getDeclaringClass() == Object.class && !REDEFINED.contains(method.getName())) continue;
            boolean isStatic = Modifier.isStatic(method.getModifiers());
            put(
                    members,
                    new Member(
                            Member.Kind.METHOD,
                            type.getName(),
                            type.getCanonicalName(),
                            method.getName(),
                            names(method),
                            wants(method, type),
                            method.getReturnType().getName(),
                            isStatic,
                            sameArity(methods, method),
                            isAccessor(method, effects),
                            gives(method, type)),
                    isForeign(type, method, version));
        }
        return members;
    }

    private Map<String, Found> fields(Class<?> type) {
        var members = new LinkedHashMap<String, Found>();
        for (Field field : access.fields(type)) {
            if (field.isSynthetic() || isHidden(type, field)) continue;
            put(
                    members,
                    new Member(
                            Member.Kind.FIELD,
                            type.getName(),
                            type.getCanonicalName(),
                            field.getName(),
                            List.of(),
                            List.of(),
                            field.getType().getName(),
                            Modifier.isStatic(field.getModifiers()),
                            false,
                            false,
                            field.getType().getName()),
                    false);
        }
        return members;
    }

    /** What takes nothing and answers something, if it writes nothing. */
    private static boolean isAccessor(Method method, Effects effects) {
        if (Modifier.isStatic(method.getModifiers())
                || method.getParameterCount() > 0
                || method.getReturnType() == void.class
                || method.getName().equals("hashCode")) return false;
        return !isIterator(method.getReturnType())
                && effects.isPure(
                        method.getName() + "()" + method.getReturnType().descriptorString());
    }

    /** What can be had only once is not for looking at. */
    private static boolean isIterator(Class<?> type) {
        return java.util.Iterator.class.isAssignableFrom(type)
                || java.util.stream.BaseStream.class.isAssignableFrom(type);
    }

    /** A field of the same name in between, whoever may read it, hides the inherited one from callers; reflection does not mind. */
    private static boolean isHidden(Class<?> type, Field field) {
        for (Class<?> up = type; up != null && up != field.getDeclaringClass(); up = up.getSuperclass()) {
            for (Field other : up.getDeclaredFields()) if (other.getName().equals(field.getName())) return true;
        }
        return false;
    }

    private static void put(Map<String, Found> members, Member member, boolean foreign) {
        members.put(member.element() + ':' + member.type(), new Found(member, foreign));
    }

    private static boolean isForeign(Class<?> type, Method method, Version version) {
        if (!version.declares(method.getDeclaringClass())) return true;
        return type.isEnum()
                && Modifier.isStatic(method.getModifiers())
                && method.getName().equals("valueOf");
    }

    /**
     * A bridge stands beside the method that it leads to. One that stands alone makes a method of a hidden superclass
     * public, and is how that method is called.
     */
    private static boolean isDoubled(Method[] all, Method bridge) {
        if (!bridge.isBridge()) return true;
        for (Method other : all) {
            if (!other.isBridge()
                    && other.getName().equals(bridge.getName())
                    && other.getParameterCount() == bridge.getParameterCount()) return true;
        }
        return false;
    }

    private static boolean sameArity(Executable[] all, Executable one) {
        for (Executable other : all) {
            if (other != one
                    && other.getParameterCount() == one.getParameterCount()
                    && other.getName().equals(one.getName())
                    && !other.isSynthetic()) return true;
        }
        return false;
    }

    private static List<String> names(Executable executable) {
        if (executable.getParameterCount() == 0) return List.of();
        var names = new ArrayList<String>();
        for (Class<?> type : executable.getParameterTypes()) names.add(type.getName());
        return names;
    }

    /** What the parameters may be given on a receiver of this type. */
    private static List<String> wants(Executable executable, Class<?> receiver) {
        List<String> names = names(executable);
        if (names.isEmpty() || !mayBeGeneric(executable)) return names;
        Type[] types = executable.getGenericParameterTypes();
        if (types.length != names.size()) return names;
        var bound = new HashMap<TypeVariable<?>, String>();
        if (executable.getDeclaringClass() != receiver) Generic.bind(receiver, bound);
        var wants = new ArrayList<String>();
        for (Type type : types) wants.add(Generic.of(type, bound));
        return wants;
    }

    /** What a method returns on a receiver of this type. */
    private static String gives(Method method, Class<?> receiver) {
        Class<?> plain = method.getReturnType();
        if (plain.isPrimitive() || plain == String.class || method.getGenericReturnType() == plain)
            return plain.getName();
        var bound = new HashMap<TypeVariable<?>, String>();
        if (method.getDeclaringClass() != receiver) Generic.bind(receiver, bound);
        return Generic.of(method.getGenericReturnType(), bound);
    }

    private static boolean mayBeGeneric(Executable executable) {
        for (Class<?> type : executable.getParameterTypes()) {
            if (!type.isPrimitive() && type != String.class && type.getComponentType() == null) return true;
            if (type.getComponentType() != null && !type.getComponentType().isPrimitive()) return true;
        }
        return false;
    }

    private static List<String> supertypes(Class<?> before, Class<?> after) {
        var mine = new LinkedHashSet<String>();
        collect(before, mine);
        var theirs = new HashSet<String>();
        collect(after, theirs);
        mine.retainAll(theirs);
        return List.copyOf(mine);
    }

    private static void collect(Class<?> type, Set<String> into) {
        if (type == null || !into.add(type.getName())) return;
        collect(type.getSuperclass(), into);
        for (Class<?> face : type.getInterfaces()) collect(face, into);
    }

    /** Compilers name anonymous and local classes with a digit after the dollar. */
    private static boolean isUnnamed(String name) {
        for (int at = name.indexOf('$'); at >= 0; at = name.indexOf('$', at + 1)) {
            if (at + 1 < name.length() && Character.isDigit(name.charAt(at + 1))) return true;
        }
        return false;
    }
}
