package assay.oracle.guard;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What becomes of a call of the JDK's: mostly nothing; or it is refused ({@link Forbidden}), or something is done instead
 * ({@link Instead}), or what it is given is looked at first ({@link Reflection}). What a class says of a method holds for
 * its subclasses, and is found by the name of either: a class of the JDK is looked at once and then remembered.
 */
final class Calls {

    sealed interface Fate {
        /** Never made, or only with {@code --allow-io}. */
        record Refused(Forbidden.Kind kind) implements Fate {}

        /** A static method of {@link Instead} is called, with the receiver first and, where it must be known, the class of the caller last. */
        record Replaced(String name, String descriptor, boolean tellsCaller) implements Fate {}

        /** Another method of the same owner and kind is called. */
        record Renamed(String name, String descriptor) implements Fate {}

        /** {@link Reflection} looks at so many words on top of the stack first. */
        record Checked(int words, String descriptor) implements Fate {}
    }

    /** Receiver's type, name and descriptor of what {@link Instead} has; {@code static} goes before methods that have no receiver, {@code caller} behind those that are told it. */
    private static final String REPLACED = """
            java/lang/String repeat (I)Ljava/lang/String;
            java/math/BigInteger pow (I)Ljava/math/BigInteger;
            java/math/BigInteger shiftLeft (I)Ljava/math/BigInteger;
            java/math/BigDecimal pow (I)Ljava/math/BigDecimal;
            java/math/BigDecimal setScale (I)Ljava/math/BigDecimal;
            java/math/BigDecimal setScale (ILjava/math/RoundingMode;)Ljava/math/BigDecimal;
            java/math/BigDecimal toBigInteger ()Ljava/math/BigInteger;
            java/math/BigDecimal toPlainString ()Ljava/lang/String;
            static java/util/Collections nCopies (ILjava/lang/Object;)Ljava/util/List;
            static java/lang/reflect/Array newInstance (Ljava/lang/Class;I)Ljava/lang/Object;
            static java/lang/reflect/Array newInstance (Ljava/lang/Class;[I)Ljava/lang/Object;
            static java/nio/ByteBuffer allocate (I)Ljava/nio/ByteBuffer;
            static java/nio/ByteBuffer allocateDirect (I)Ljava/nio/ByteBuffer;
            static java/lang/System gc ()V
            static java/lang/System runFinalization ()V
            java/lang/Runtime gc ()V
            java/lang/Runtime runFinalization ()V
            static java/lang/System getProperty (Ljava/lang/String;)Ljava/lang/String;
            static java/lang/System getProperty (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;
            java/net/URL openStream ()Ljava/io/InputStream;
            static java/util/stream/StreamSupport stream (Ljava/util/Spliterator;Z)Ljava/util/stream/Stream;
            static java/util/stream/StreamSupport intStream (Ljava/util/Spliterator$OfInt;Z)Ljava/util/stream/IntStream;
            static java/util/stream/StreamSupport longStream (Ljava/util/Spliterator$OfLong;Z)Ljava/util/stream/LongStream;
            static java/util/stream/StreamSupport doubleStream (Ljava/util/Spliterator$OfDouble;Z)Ljava/util/stream/DoubleStream;
            static java/util/stream/StreamSupport stream (Ljava/util/function/Supplier;IZ)Ljava/util/stream/Stream;

            java/util/concurrent/Future get ()Ljava/lang/Object;
            java/util/concurrent/Future get (JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;
            java/util/concurrent/CompletableFuture join ()Ljava/lang/Object;
            java/util/concurrent/ExecutorService invokeAny (Ljava/util/Collection;)Ljava/lang/Object;
            java/util/concurrent/ExecutorService invokeAny (Ljava/util/Collection;JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;
            java/util/concurrent/ExecutorService invokeAll (Ljava/util/Collection;)Ljava/util/List;
            java/util/concurrent/ExecutorService invokeAll (Ljava/util/Collection;JLjava/util/concurrent/TimeUnit;)Ljava/util/List;
            java/util/concurrent/CountDownLatch await ()V
            java/util/concurrent/CountDownLatch await (JLjava/util/concurrent/TimeUnit;)Z
            java/util/concurrent/Semaphore acquire ()V
            java/util/concurrent/Semaphore acquire (I)V
            java/util/concurrent/Semaphore acquireUninterruptibly ()V
            java/util/concurrent/Semaphore acquireUninterruptibly (I)V
            java/util/concurrent/Semaphore tryAcquire (JLjava/util/concurrent/TimeUnit;)Z
            java/util/concurrent/Semaphore tryAcquire (IJLjava/util/concurrent/TimeUnit;)Z
            java/util/concurrent/BlockingQueue take ()Ljava/lang/Object;
            java/util/concurrent/BlockingQueue put (Ljava/lang/Object;)V
            java/util/concurrent/BlockingQueue offer (Ljava/lang/Object;JLjava/util/concurrent/TimeUnit;)Z
            java/util/concurrent/BlockingQueue poll (JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;
            java/util/concurrent/BlockingDeque takeFirst ()Ljava/lang/Object;
            java/util/concurrent/BlockingDeque takeLast ()Ljava/lang/Object;
            java/util/concurrent/BlockingDeque putFirst (Ljava/lang/Object;)V
            java/util/concurrent/BlockingDeque putLast (Ljava/lang/Object;)V
            java/util/concurrent/locks/Lock lock ()V
            java/util/concurrent/locks/Lock lockInterruptibly ()V
            java/util/concurrent/locks/Lock tryLock (JLjava/util/concurrent/TimeUnit;)Z
            java/util/concurrent/locks/StampedLock writeLock ()J
            java/util/concurrent/locks/StampedLock readLock ()J

            java/lang/Class getClassLoader ()Ljava/lang/ClassLoader;
            java/lang/Thread getContextClassLoader ()Ljava/lang/ClassLoader; caller
            static java/lang/ClassLoader getSystemClassLoader ()Ljava/lang/ClassLoader; caller
            static java/lang/ClassLoader getSystemResource (Ljava/lang/String;)Ljava/net/URL; caller
            static java/lang/ClassLoader getSystemResources (Ljava/lang/String;)Ljava/util/Enumeration; caller
            static java/lang/ClassLoader getSystemResourceAsStream (Ljava/lang/String;)Ljava/io/InputStream; caller
            static java/util/ServiceLoader load (Ljava/lang/Class;)Ljava/util/ServiceLoader; caller
            static java/util/ServiceLoader load (Ljava/lang/Class;Ljava/lang/ClassLoader;)Ljava/util/ServiceLoader; caller
            static java/lang/invoke/MethodHandles privateLookupIn (Ljava/lang/Class;Ljava/lang/invoke/MethodHandles$Lookup;)Ljava/lang/invoke/MethodHandles$Lookup;
            java/lang/invoke/MethodHandles$Lookup findStatic (Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup findVirtual (Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup findConstructor (Ljava/lang/Class;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup findSpecial (Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup bind (Ljava/lang/Object;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup unreflect (Ljava/lang/reflect/Method;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup unreflectSpecial (Ljava/lang/reflect/Method;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup unreflectConstructor (Ljava/lang/reflect/Constructor;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup unreflectGetter (Ljava/lang/reflect/Field;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup unreflectSetter (Ljava/lang/reflect/Field;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup unreflectVarHandle (Ljava/lang/reflect/Field;)Ljava/lang/invoke/VarHandle;
            java/lang/invoke/MethodHandles$Lookup findGetter (Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup findSetter (Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup findStaticGetter (Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup findStaticSetter (Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;
            java/lang/invoke/MethodHandles$Lookup findVarHandle (Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;
            java/lang/invoke/MethodHandles$Lookup findStaticVarHandle (Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;
            """;

    /** What would need other threads is done by this one: owner, name, what is called, and its descriptor if that is another one. */
    private static final String RENAMED = """
            java/util/Collection parallelStream stream
            java/util/stream/BaseStream parallel sequential
            java/util/stream/IntStream parallel sequential
            java/util/stream/LongStream parallel sequential
            java/util/stream/DoubleStream parallel sequential
            java/util/Arrays parallelSetAll setAll
            java/util/Arrays parallelSort sort
            """;

    private static final String MEMBER_AND_OBJECT = "(Ljava/lang/reflect/Field;Ljava/lang/Object;)V";

    /** What a class and those above it say, by name. */
    private record Names(Map<String, Map<String, Fate>> byName, Fate all) {
        private static final Names NONE = new Names(Map.of(), null);

        Fate find(String name, String descriptor) {
            Map<String, Fate> overloads = byName.get(name);
            if (overloads == null) return all;
            Fate fate = overloads.get(descriptor);
            return fate != null ? fate : overloads.getOrDefault(ANY, all);
        }
    }

    private static final String ANY = "";

    private static final Map<String, Map<String, Map<String, Fate>>> OWN = new HashMap<>();
    private static final Map<String, Names> KNOWN = new ConcurrentHashMap<>();

    static {
        for (String line : REPLACED.split("\n")) if (!line.isEmpty()) replaced(line.split(" "));
        for (String line : RENAMED.split("\n")) {
            String[] words = line.split(" ");
            put(words[0], words[1], ANY, new Fate.Renamed(words[2], null));
        }
        put(
                "java/util/Arrays",
                "parallelSort",
                "([Ljava/lang/Comparable;)V",
                new Fate.Renamed("sort", "([Ljava/lang/Object;)V"));
        put(
                "java/util/Arrays",
                "parallelSort",
                "([Ljava/lang/Comparable;II)V",
                new Fate.Renamed("sort", "([Ljava/lang/Object;II)V"));
        put(
                "java/lang/reflect/Method",
                "invoke",
                ANY,
                new Fate.Checked(
                        3, "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)[Ljava/lang/Object;"));
        put(
                "java/lang/reflect/Constructor",
                "newInstance",
                ANY,
                new Fate.Checked(2, "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)V"));
        put("java/lang/Class", "newInstance", ANY, new Fate.Checked(1, "(Ljava/lang/Class;)V"));
        for (String name : "get getBoolean getByte getChar getShort getInt getLong getFloat getDouble".split(" "))
            put("java/lang/reflect/Field", name, ANY, new Fate.Checked(2, MEMBER_AND_OBJECT));
        put(
                "java/lang/reflect/AccessibleObject",
                "setAccessible",
                "(Z)V",
                new Fate.Checked(2, "(Ljava/lang/reflect/AccessibleObject;Z)V"));
        put(
                "java/lang/reflect/AccessibleObject",
                "setAccessible",
                "([Ljava/lang/reflect/AccessibleObject;Z)V",
                new Fate.Checked(2, "([Ljava/lang/reflect/AccessibleObject;Z)V"));
        put("java/io/ObjectInputStream", "<init>", ANY, new Fate.Checked(0, "()V"));
        put(
                "java/lang/reflect/AccessibleObject",
                "trySetAccessible",
                ANY,
                new Fate.Checked(1, "(Ljava/lang/reflect/AccessibleObject;)V"));
    }

    private static void replaced(String[] words) {
        boolean isStatic = words[0].equals("static");
        int at = isStatic ? 1 : 0;
        boolean tellsCaller = words.length > at + 3;
        String descriptor = words[at + 2];
        String full = isStatic ? descriptor : "(L" + words[at] + ';' + descriptor.substring(1);
        if (tellsCaller) full = full.replace(")", "Ljava/lang/Class;)");
        put(words[at], words[at + 1], descriptor, new Fate.Replaced(words[at + 1], full, tellsCaller));
    }

    private static void put(String owner, String name, String descriptor, Fate fate) {
        Map<String, Map<String, Fate>> names = OWN.get(owner);
        if (names == null) OWN.put(owner, names = new HashMap<>());
        Map<String, Fate> overloads = names.get(name);
        if (overloads == null) names.put(name, overloads = new HashMap<>());
        overloads.put(descriptor, fate);
    }

    /** What becomes of the call of a method of the JDK's, or null: it is made as it is. */
    static Fate of(String owner, String name, String descriptor) {
        Fate fate = find(owner, name, descriptor);
        if (fate != null && !(fate instanceof Fate.Refused)) return fate;
        Forbidden.Kind kind = Forbidden.byArguments(owner, name, descriptor);
        return fate == null || kind == Forbidden.Kind.ALWAYS ? refused(kind) : fate;
    }

    /** The same for a call on a subclass, which may as well have a method of its own of that name. */
    static Fate inherited(String owner, String name, String descriptor) {
        Fate fate = find(owner, name, descriptor);
        return fate != null || !name.endsWith("Async") ? fate : refused(Forbidden.byArguments(owner, name, descriptor));
    }

    private static Fate find(String owner, String name, String descriptor) {
        Names names = KNOWN.get(owner);
        if (names == null) names = names(owner);
        return names.find(name, descriptor);
    }

    private static Fate refused(Forbidden.Kind kind) {
        return kind == null ? null : new Fate.Refused(kind);
    }

    private static Names names(String owner) {
        if (owner.startsWith("[")) return Names.NONE;
        Class<?> type;
        try {
            type = Class.forName(owner.replace('/', '.'), false, ClassLoader.getPlatformClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            // Not of this JDK, or not to be seen from here: only what its name says.
            return own(owner);
        }
        Names names = own(owner);
        if (type.getSuperclass() != null) names = both(names, known(type.getSuperclass()));
        else if (type.isInterface()) names = both(names, known(Object.class));
        for (Class<?> face : type.getInterfaces()) names = both(names, known(face));
        KNOWN.put(owner, names);
        return names;
    }

    private static Names known(Class<?> type) {
        String owner = type.getName().replace('.', '/');
        Names names = KNOWN.get(owner);
        return names != null ? names : names(owner);
    }

    private static Names own(String owner) {
        var byName = new HashMap<String, Map<String, Fate>>(OWN.getOrDefault(owner, Map.of()));
        Fate all = null;
        for (Map.Entry<String, Forbidden.Kind> entry : Forbidden.of(owner).entrySet()) {
            var refused = new Fate.Refused(entry.getValue());
            int bracket = entry.getKey().indexOf('(');
            if (entry.getKey().equals("*")) all = refused;
            else if (bracket < 0) byName.put(entry.getKey(), Map.of(ANY, refused));
            else
                put(
                        byName,
                        entry.getKey().substring(0, bracket),
                        Map.of(entry.getKey().substring(bracket), refused));
        }
        return byName.isEmpty() && all == null ? Names.NONE : new Names(byName, all);
    }

    private static Names both(Names lower, Names upper) {
        if (upper == Names.NONE || upper.equals(lower)) return lower;
        if (lower == Names.NONE) return upper;
        var byName = new HashMap<>(upper.byName);
        for (Map.Entry<String, Map<String, Fate>> entry : lower.byName.entrySet())
            put(byName, entry.getKey(), entry.getValue());
        return new Names(byName, lower.all != null ? lower.all : upper.all);
    }

    /** Of two that speak of the same overload the later one is right. */
    private static void put(Map<String, Map<String, Fate>> byName, String name, Map<String, Fate> overloads) {
        var joined = new HashMap<>(byName.getOrDefault(name, Map.of()));
        joined.putAll(overloads);
        byName.put(name, joined);
    }

    private Calls() {}
}
