package assay.oracle.program;

import assay.oracle.guard.Guard;
import assay.oracle.guard.Tracer;
import assay.oracle.guard.Watch;
import assay.oracle.sequence.Access;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.LoadedProgram;
import assay.oracle.sequence.Member;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One version of a program, loaded. Members are looked up when they are first used, so that a {@link #fresh} copy,
 * which programs with static state need for every sequence, costs little.
 */
public final class Version implements LoadedProgram {

    private static final Map<String, Class<?>> PRIMITIVES = Map.of(
            "int",
            int.class,
            "long",
            long.class,
            "boolean",
            boolean.class,
            "double",
            double.class,
            "float",
            float.class,
            "char",
            char.class,
            "byte",
            byte.class,
            "short",
            short.class,
            "void",
            void.class);

    private final Map<String, byte[]> code;
    private final Libraries path;
    final Access access;
    private final ProgramLoader loader;
    private final Map<Member, AccessibleObject> found = new IdentityHashMap<>();
    private final Map<Class<?>, Shown> shown = new IdentityHashMap<>();
    private final Map<Class<?>, List<Method>> accessors = new IdentityHashMap<>();
    private final Map<Class<?>, Subclass> subclasses = new IdentityHashMap<>();

    /** {@code code}: the rewritten classes of the program itself, by binary name. */
    public Version(Map<String, byte[]> code, Libraries path, Access access) {
        this.code = code;
        this.path = path;
        this.access = access;
        this.loader = new ProgramLoader(code, path);
    }

    public Version fresh() {
        return new Version(code, path, access);
    }

    /** A copy that tells what it does while it runs. */
    public Version traced(Tracer tracer) {
        return new Version(tracer.trace(code), path, access);
    }

    public Set<String> classNames() {
        return code.keySet();
    }

    @Override
    public boolean declares(Class<?> type) {
        return type.getClassLoader() == loader
                && (!path.hasClasses() || code.containsKey(type.getName()) || isMade(type));
    }

    /** Lambdas, proxies and stubs are in no class file. */
    private static boolean isMade(Class<?> type) {
        return type.isHidden()
                || Proxy.isProxyClass(type)
                || type.isSynthetic() && type.getName().endsWith(Guard.STUB);
    }

    @Override
    public boolean isOfProgram(Class<?> type) {
        return type.getClassLoader() == loader;
    }

    /** The class is made when it is first asked for. */
    @Override
    public Object extend(Class<?> type, InvocationHandler handler, Object[] arguments)
            throws ReflectiveOperationException {
        Subclass known = subclasses.get(type);
        if (known == null) {
            known = Subclass.of(type, loader, access);
            subclasses.put(type, known);
        }
        return known.make(handler, arguments);
    }

    @Override
    public Class<?> type(String name) throws ClassNotFoundException {
        Class<?> primitive = PRIMITIVES.get(name);
        return primitive != null ? primitive : Class.forName(name, false, loader);
    }

    /** It is asked for when it is about to be used. */
    @Override
    public AccessibleObject member(Member member) throws ReflectiveOperationException {
        Watch.at(member);
        AccessibleObject known = found.get(member);
        if (known != null) return known;
        Class<?> owner = type(member.owner());
        AccessibleObject object = switch (member.kind()) {
            case CONSTRUCTOR -> access.constructor(owner, types(member));
            case METHOD -> access.method(owner, member.name(), types(member));
            case FIELD -> access.field(owner, member.name());
            default -> throw new NoSuchMethodException("belongs to no class: " + member.kind());
        };
        object.setAccessible(true);
        found.put(member, object);
        return object;
    }

    /** Of a record's components, in their order; they may be called. */
    public List<Method> accessors(Class<?> type) {
        List<Method> known = accessors.get(type);
        if (known == null) {
            known = Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .toList();
            known.forEach(accessor -> accessor.trySetAccessible());
            accessors.put(type, known);
        }
        return known;
    }

    public Field field(Member member) throws ReflectiveOperationException {
        return (Field) member(member);
    }

    private Class<?>[] types(Member member) throws ClassNotFoundException {
        var types = new Class<?>[member.parameters().size()];
        for (int i = 0; i < types.length; i++)
            types[i] = type(member.parameters().get(i));
        return types;
    }

    /** What of an object of some type may be shown: the name it goes by, and the common class of that name, or null. */
    public record Shown(String name, CommonClass type) {}

    /** What the other version can be shown of an object of this type: see {@link Common#nameFor}. */
    public Shown shown(Class<?> type, Common common) {
        Shown known = shown.get(type);
        if (known == null) {
            String name = common.nameFor(type, this);
            known = new Shown(JavaText.typeName(name), common.find(name));
            shown.put(type, known);
        }
        return known;
    }
}
