package assay.oracle.sequence;

import assay.oracle.guard.Guard;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.List;

/**
 * A functional interface as an argument. It answers one of the things that it is given ({@code gives} is which), else always
 * the same ({@code answer}); if there is nothing to answer, it prints what it is given, so that this is seen.
 */
public record Lambda(String type, int parameters, int gives, List<Sequence.Argument> answer)
        implements Sequence.Argument {

    /** Instead of which: it prints what it is given, with or without a look at what that is; or it answers something that depends on it. */
    public static final int PRINTS = -1;

    public static final int PRINTS_WITH_CARE = -2;
    public static final int TEXT = -3;
    public static final int INT = -4;
    public static final int LONG = -5;
    public static final int DOUBLE = -6;
    public static final int TRUTH = -7;

    /** Names that no variable of a witness may have. */
    public static final List<String> NAMES = List.of("x", "y", "z", "w");

    @Override
    public List<Sequence.Argument> inside() {
        return answer;
    }

    @Override
    public Sequence.Argument with(List<Sequence.Argument> inside) {
        return new Lambda(type, parameters, gives, inside);
    }

    public static Lambda giving(String type, int parameters, int index) {
        return new Lambda(type, parameters, index, List.of());
    }

    /** {@code made}: the answer, if there is one. */
    public Object make(LoadedProgram version, List<Object> made) throws ClassNotFoundException {
        Class<?> face = version.type(Generic.raw(type));
        ClassLoader loader = version.declares(face) ? face.getClassLoader() : Lambda.class.getClassLoader();
        return Proxy.newProxyInstance(loader, new Class<?>[] {face}, handler(made));
    }

    private InvocationHandler handler(List<Object> made) {
        return (self, method, arguments) -> {
            if (method.getDeclaringClass() == Object.class) return ofObject(self, method, arguments);
            if (!Modifier.isAbstract(method.getModifiers())) return DefaultMethod.invoke(self, method, arguments);
            if (gives >= 0) return arguments[gives];
            if (!made.isEmpty()) return made.get(0);
            Object[] given = arguments == null ? new Object[0] : arguments;
            switch (gives) {
                case TEXT:
                    return printed(arguments);
                case INT:
                    return (int) Stub.mixed("", given);
                case LONG:
                    return Stub.mixed("", given);
                case DOUBLE:
                    return (double) Stub.mixed("", given);
                case TRUTH:
                    return Stub.mixed("", given) % 2 == 0;
                default:
                    Guard.prints();
                    System.out.println(printed(arguments));
                    return null;
            }
        };
    }

    /** What a lambda or a stub is as an object: itself, and nothing more. */
    static Object ofObject(Object self, Method method, Object[] arguments) {
        return switch (method.getName()) {
            case "equals" -> self == arguments[0];
            case "hashCode" -> System.identityHashCode(self);
            default -> "$$Lambda/0x0@" + Integer.toHexString(System.identityHashCode(self));
        };
    }

    private static String printed(Object[] arguments) {
        if (arguments == null) return "called";
        var text = new StringBuilder();
        for (int i = 0; i < arguments.length; i++)
            text.append(i == 0 ? "" : " ").append(Stub.shown(arguments[i]));
        return text.toString();
    }

    /** As it stands in source, of the texts of its answer. */
    String text(List<String> texts) {
        List<String> names = NAMES.subList(0, parameters);
        String head = parameters == 1 ? names.get(0) : '(' + String.join(", ", names) + ')';
        return head + " -> " + body(names, texts);
    }

    private String body(List<String> names, List<String> texts) {
        if (gives >= 0) return names.get(gives);
        if (!texts.isEmpty()) return texts.get(0);
        return switch (gives) {
            case TEXT -> parameters == 0 ? "\"called\"" : "\"\" + " + String.join(" + \" \" + ", names);
            case INT -> "(int) (" + mixed(names) + ')';
            case LONG -> "(long) (" + mixed(names) + ')';
            case DOUBLE -> "(double) (" + mixed(names) + ')';
            case TRUTH -> '(' + mixed(names) + ") % 2 == 0";
            default -> "System.out.println(" + printed(names) + ')';
        };
    }

    private String printed(List<String> names) {
        if (parameters == 0) return "\"called\"";
        List<String> shown = names.stream()
                .map(name -> gives == PRINTS ? name : Stub.shown(name, "java.lang.Object"))
                .toList();
        return parameters == 1 ? shown.get(0) : String.join(" + \" \" + ", shown);
    }

    /** Numbers by their value, all else by its text: as {@link Stub#mixed} does, for parameters whose types the source does not tell. */
    private static String mixed(List<String> names) {
        var terms = new StringBuilder(String.valueOf(Stub.mixed("", new Object[0])));
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            terms.append(" + ")
                    .append(i + 1)
                    .append("L * ((Object) ")
                    .append(name)
                    .append(" instanceof Number number")
                    .append(i)
                    .append(" ? number")
                    .append(i)
                    .append(".longValue() : String.valueOf((Object) ")
                    .append(name)
                    .append(").hashCode() % 97)");
        }
        return terms.toString();
    }
}
