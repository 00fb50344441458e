package assay.oracle.sequence;

import assay.oracle.guard.Guard;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * An implementation of an interface or an abstract class, for a test: an anonymous class whose methods tell what they are given,
 * answer something, keep and give back, throw, or call the object that they were given to.
 * {@code arguments} are those of the superclass's constructor.
 */
public record Stub(String type, List<Sequence.Argument> arguments, List<Answer> answers) implements Sequence.Argument {

    public enum Kind {
        /** prints its name and what it is given */
        PRINTS,
        /** answers a value, always the same */
        VALUE,
        /** the same, and prints its name and what it is given */
        SAYS,
        /** answers its name and what it is given, as a text */
        ECHO,
        /** answers a number that depends on its name and on the numbers and texts that it is given */
        NUMBER,
        /** the same as true or false */
        TRUTH,
        /** answers another number, text or time at each call, the value farther on */
        GROWS,
        /** answers nothing the first time, then a value */
        LATE,
        /** the other way round */
        EARLY,
        /** throws an IllegalStateException the first two times, then answers a value or prints */
        FAILS,
        /** answers null, zero or false, or does nothing */
        NOTHING,
        /** keeps the last thing that it is given */
        KEEPS,
        /** answers what was kept last, or null */
        LAST,
        /** answers all that was kept, in a list */
        ALL,
        /** the same in an Optional, of the last one */
        OPTIONAL,
        /** throws an IllegalStateException */
        THROWS,
        /** calls a method of another object, or of what an array holds by then, once */
        CALLS
    }

    /**
     * What becomes of a call of one method, which {@code declaration} names as {@link Unimplemented.Signature#declaration} does;
     * {@code value}, {@code thrown} (instead of an IllegalStateException) and {@code call} where the kind wants them, else null.
     */
    public record Answer(String declaration, Kind kind, Sequence.Argument value, Thrown thrown, Call call) {

        public Answer(String declaration, Kind kind) {
            this(declaration, kind, null, null, null);
        }

        Answer as(Kind other) {
            return new Answer(declaration, other, value, thrown, call);
        }

        /** Whether what is called lies in an array: it was not there yet when the stub was made. */
        boolean isHeld() {
            return call.held;
        }

        String access() {
            return declaration.substring(0, declaration.indexOf(' '));
        }

        public String result() {
            return declaration.substring(declaration.indexOf(' ') + 1, declaration.lastIndexOf(' '));
        }

        /** Name and parameters. */
        String key() {
            return declaration.substring(declaration.lastIndexOf(' ') + 1);
        }

        String name() {
            return key().substring(0, key().indexOf('('));
        }

        public List<String> parameters() {
            String list = key().substring(key().indexOf('(') + 1, key().length() - 1);
            return list.isEmpty() ? List.of() : List.of(list.split(","));
        }
    }

    /** An exception of this class. */
    public record Thrown(String type, Sequence.Argument argument) {}

    /** A call of a program's method on {@code value}, or on what that array holds; an argument that is null stands for the stub itself. */
    public record Call(Member member, List<Literal> arguments, boolean held) {}

    /** What a stub that calls answers where a text will do. */
    private static final String CALLED = "called";

    private static boolean isText(String type) {
        return type.equals("java.lang.String") || type.equals("java.lang.Object");
    }

    private static final int FAILURES = 2;

    public static final Literal SELF = new Literal("", "this", () -> null);

    @Override
    public List<Sequence.Argument> inside() {
        var inside = new ArrayList<>(arguments);
        for (Answer answer : answers) {
            if (answer.value != null) inside.add(answer.value);
            if (answer.thrown != null) inside.add(answer.thrown.argument);
        }
        return inside;
    }

    @Override
    public Sequence.Argument with(List<Sequence.Argument> inside) {
        int next = arguments.size();
        var changed = new ArrayList<Answer>();
        for (Answer answer : answers) {
            Sequence.Argument value = answer.value == null ? null : inside.get(next++);
            Thrown thrown = answer.thrown == null ? null : new Thrown(answer.thrown.type, inside.get(next++));
            changed.add(new Answer(answer.declaration, answer.kind, value, thrown, answer.call));
        }
        return new Stub(type, List.copyOf(inside.subList(0, arguments.size())), List.copyOf(changed));
    }

    /** The same with one method more that does nothing. */
    public List<Stub> simpler() {
        var simpler = new ArrayList<Stub>();
        for (int i = 0; i < answers.size(); i++) {
            if (answers.get(i).kind == Kind.NOTHING) continue;
            var fewer = new ArrayList<>(answers);
            fewer.set(i, new Answer(answers.get(i).declaration, Kind.NOTHING));
            simpler.add(new Stub(type, arguments, List.copyOf(fewer)));
        }
        return simpler;
    }

    /** The same with one method that does something else. */
    public Stub varied(Random random) {
        if (answers.isEmpty()) return this;
        int at = random.nextInt(answers.size());
        Answer answer = answers.get(at);
        List<Kind> kinds = answer.kind == Kind.VALUE
                        || answer.kind == Kind.LATE
                        || answer.kind == Kind.EARLY
                        || answer.kind == Kind.FAILS && answer.value != null
                ? WITH_VALUE
                : answer.value == null ? WITHOUT_VALUE : List.of();
        if (kinds.isEmpty()) return this;
        Kind kind = kinds.get(random.nextInt(kinds.size()));
        if (kind == Kind.PRINTS && !answer.result().equals("void")) kind = Kind.NOTHING;
        var changed = new ArrayList<>(answers);
        changed.set(at, answer.as(kind));
        return new Stub(type, arguments, List.copyOf(changed));
    }

    private static final List<Kind> WITH_VALUE = List.of(Kind.VALUE, Kind.LATE, Kind.EARLY, Kind.FAILS);
    private static final List<Kind> WITHOUT_VALUE = List.of(Kind.PRINTS, Kind.NOTHING, Kind.THROWS);

    /** {@code made}: what is inside. */
    public Object make(LoadedProgram version, List<Object> made) throws ReflectiveOperationException {
        Class<?> face = version.type(Generic.raw(type));
        var values = new IdentityHashMap<Answer, Object>();
        int next = arguments.size();
        var thrown = new IdentityHashMap<Answer, Object>();
        for (Answer answer : answers) {
            if (answer.value != null) values.put(answer, made.get(next++));
            if (answer.thrown != null) thrown.put(answer, made.get(next++));
        }
        InvocationHandler handler = new Behaviour(version, this, values, thrown);
        if (face.isInterface())
            return Proxy.newProxyInstance(
                    version.isOfProgram(face) ? face.getClassLoader() : Stub.class.getClassLoader(),
                    new Class<?>[] {face},
                    handler);
        return version.extend(face, handler, made.subList(0, arguments.size()).toArray());
    }

    /** What the methods of one stub do, and what it remembers. */
    private static final class Behaviour implements InvocationHandler {
        private static final int STEPS = 20;

        private final LoadedProgram version;
        private final Map<String, Answer> answers = new HashMap<>();
        private final Map<Method, Answer> known = new HashMap<>();
        private final Map<Answer, Object> values;
        private final Map<Answer, Object> thrown;
        private final List<Object> kept = new ArrayList<>();
        private int calls;

        Behaviour(LoadedProgram version, Stub stub, Map<Answer, Object> values, Map<Answer, Object> thrown) {
            this.version = version;
            this.values = values;
            this.thrown = thrown;
            for (Answer answer : stub.answers) answers.put(answer.key(), answer);
        }

        @Override
        public Object invoke(Object self, Method method, Object[] given) throws Throwable {
            // A program may ask for as much as a number says that was made up, and reflection takes longer than the
            // program's own steps.
            Guard.charge(STEPS);
            Answer answer = known.get(method);
            if (answer == null) {
                answer = answers.get(Unimplemented.key(method));
                if (answer != null) known.put(method, answer);
            }
            if (answer == null) {
                if (method.getDeclaringClass() == Object.class) return Lambda.ofObject(self, method, given);
                return Modifier.isAbstract(method.getModifiers()) ? null : DefaultMethod.invoke(self, method, given);
            }
            Object[] arguments = given == null ? new Object[0] : given;
            Class<?> result = method.getReturnType();
            return switch (answer.kind) {
                case PRINTS -> print(method.getName(), arguments, result);
                case VALUE -> values.get(answer);
                case SAYS -> {
                    print(method.getName(), arguments, result);
                    yield values.get(answer);
                }
                case ECHO -> echo(method.getName(), arguments);
                case NUMBER -> number(result, mixed(method.getName(), arguments));
                case TRUTH -> mixed(method.getName(), arguments) % 2 == 0;
                case GROWS -> grown(result, (long) values.get(answer) * ++calls);
                case LATE -> calls++ == 0 ? nothing(result) : values.get(answer);
                case EARLY -> calls++ == 0 ? values.get(answer) : nothing(result);
                case FAILS -> fail(method.getName(), arguments, answer, result);
                case NOTHING -> nothing(result);
                case KEEPS -> keep(arguments, result);
                case LAST -> kept.isEmpty() ? null : kept.get(kept.size() - 1);
                case ALL -> new ArrayList<>(kept);
                case OPTIONAL ->
                    kept.isEmpty()
                            ? java.util.Optional.empty()
                            : java.util.Optional.ofNullable(kept.get(kept.size() - 1));
                case THROWS -> throw failure(answer);
                case CALLS -> call(self, answer, result);
            };
        }

        private static Object print(String name, Object[] arguments, Class<?> result) {
            Guard.prints();
            System.out.println(echo(name, arguments));
            return nothing(result);
        }

        /** An object that could not be made is none to throw. */
        private Throwable failure(Answer answer) {
            return thrown.get(answer) instanceof Throwable failure ? failure : new IllegalStateException();
        }

        private Object fail(String name, Object[] arguments, Answer answer, Class<?> result) throws Throwable {
            if (calls++ < FAILURES) throw failure(answer);
            return answer.value == null ? print(name, arguments, result) : values.get(answer);
        }

        private Object keep(Object[] arguments, Class<?> result) {
            kept.add(arguments[arguments.length - 1]);
            return nothing(result);
        }

        private Object call(Object self, Answer answer, Class<?> result) throws Throwable {
            Object target = values.get(answer);
            if (answer.isHeld()) target = java.lang.reflect.Array.get(target, 0);
            if (target != null && calls++ == 0) {
                Object[] arguments = answer.call.arguments.stream()
                        .map(literal -> literal == SELF ? self : literal.maker().get())
                        .toArray();
                try {
                    ((Method) version.member(answer.call.member)).invoke(target, arguments);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            }
            return isText(result.getName()) ? CALLED : nothing(result);
        }
    }

    private static String echo(String name, Object[] arguments) {
        var text = new StringBuilder(name);
        for (Object argument : arguments) text.append(' ').append(shown(argument));
        return text.toString();
    }

    /** Neither messages nor the order of what has none are behaviour: who prints them would make them so. */
    static Object shown(Object argument) {
        return argument instanceof Throwable || argument instanceof java.util.Set || argument instanceof java.util.Map
                ? "…"
                : argument;
    }

    /** The same in source: of a name, by the erased type of what it stands for. */
    static String shown(String name, String type) {
        return isTold(type)
                ? name
                : "((Object) " + name + " instanceof Throwable || (Object) " + name
                        + " instanceof java.util.Set || (Object) " + name + " instanceof java.util.Map ? \"…\" : "
                        + name + ')';
    }

    private static boolean isTold(String type) {
        return isPlain(type)
                || type.equals("boolean")
                || type.equals("char")
                || type.equals("java.util.List")
                || type.startsWith("[")
                || type.startsWith("java.time.")
                || type.startsWith("java.math.");
    }

    public static boolean isPlain(String type) {
        return isNumber(type) || type.equals("java.lang.String");
    }

    /** A number for a name and what is given: others for others, as far as that goes. */
    static long mixed(String name, Object[] arguments) {
        long sum = start(name);
        for (int i = 0; i < arguments.length; i++)
            sum += (i + 1L)
                    * (arguments[i] instanceof Number number
                            ? number.longValue()
                            : String.valueOf(arguments[i]).hashCode() % 97);
        return sum;
    }

    private static int start(String name) {
        return (name.hashCode() & 63) + 1;
    }

    static String mixed(String name, List<String> types, List<String> names) {
        var terms = new StringBuilder(String.valueOf(start(name)));
        for (int i = 0; i < names.size(); i++)
            terms.append(" + ")
                    .append(i + 1)
                    .append("L * ")
                    .append(
                            isNumber(types.get(i))
                                    ? "(long) " + names.get(i)
                                    : "(String.valueOf(" + names.get(i) + ").hashCode() % 97)");
        return terms.toString();
    }

    private static Object number(Class<?> type, long number) {
        return switch (type.getName()) {
            case "int", "java.lang.Integer" -> (int) number;
            case "long", "java.lang.Long" -> number;
            case "double", "java.lang.Double" -> (double) number;
            default -> throw new IllegalArgumentException("no number: " + type);
        };
    }

    private static Object grown(Class<?> type, long grown) {
        return switch (type.getName()) {
            case "java.lang.String" -> "a" + grown;
            case "boolean" -> grown % 2 != 0;
            case "java.time.Instant" -> java.time.Instant.EPOCH.plusMillis(grown);
            case "java.time.LocalDate" -> java.time.LocalDate.of(2024, 2, 27).plusDays(grown % DAYS);
            case "java.time.LocalDateTime" ->
                java.time.LocalDateTime.of(2024, 2, 29, 23, 0).plusSeconds(grown);
            default -> number(type, grown);
        };
    }

    /** By how much an answer of this type grows: a minute, a day, one. */
    public static long growth(String type) {
        return switch (type) {
            case "java.time.Instant" -> 60_000;
            case "java.time.LocalDateTime" -> 1_200;
            default -> 1;
        };
    }

    /** No more days than a date can be from another one. */
    private static final long DAYS = 100_000;

    public static boolean canGrow(String type) {
        return switch (type) {
            case "java.lang.String",
                    "boolean",
                    "java.time.Instant",
                    "java.time.LocalDate",
                    "java.time.LocalDateTime",
                    "int",
                    "long",
                    "double",
                    "java.lang.Integer",
                    "java.lang.Long",
                    "java.lang.Double" -> true;
            default -> false;
        };
    }

    public static boolean isNumber(String type) {
        return switch (type) {
            case "int", "long", "double", "java.lang.Integer", "java.lang.Long", "java.lang.Double" -> true;
            default -> false;
        };
    }

    private static Object nothing(Class<?> type) {
        return switch (type.getName()) {
            case "int" -> 0;
            case "long" -> 0L;
            case "double" -> 0.0;
            case "float" -> 0f;
            case "short" -> (short) 0;
            case "byte" -> (byte) 0;
            case "char" -> (char) 0;
            case "boolean" -> false;
            default -> null;
        };
    }

    /** As it stands in source, of the texts of what is inside. */
    String text(List<String> texts) {
        int next = arguments.size();
        var text = new StringBuilder("new ")
                .append(JavaText.typeName(Generic.raw(type)))
                .append('(')
                .append(String.join(", ", texts.subList(0, next)))
                .append(") { ");
        if (uses(Kind.GROWS) || uses(Kind.CALLS) || uses(Kind.LATE) || uses(Kind.EARLY) || uses(Kind.FAILS))
            text.append("int calls; ");
        if (uses(Kind.KEEPS) || uses(Kind.LAST) || uses(Kind.ALL) || uses(Kind.OPTIONAL))
            text.append("java.util.List<Object> kept = new java.util.ArrayList<>(); ");
        for (Answer answer : answers) {
            String value = answer.value == null ? null : texts.get(next++);
            String thrown = answer.thrown == null ? "new IllegalStateException()" : texts.get(next++);
            text.append(method(answer, value, thrown)).append(' ');
        }
        return text.append('}').toString();
    }

    private boolean uses(Kind kind) {
        return answers.stream().anyMatch(answer -> answer.kind == kind);
    }

    private static String method(Answer answer, String value, String thrown) {
        var names = new ArrayList<String>();
        var parameters = new ArrayList<String>();
        for (String parameter : answer.parameters()) {
            String name = names.size() < Lambda.NAMES.size() ? Lambda.NAMES.get(names.size()) : "x" + names.size();
            names.add(name);
            parameters.add(JavaText.typeName(parameter) + ' ' + name);
        }
        String result = JavaText.typeName(answer.result());
        return answer.access() + ' ' + result + ' ' + answer.name() + '(' + String.join(", ", parameters) + ')'
                + throwing(answer) + " { " + body(answer, names, result, value, thrown) + " }";
    }

    /** Who throws what must be declared declares it. */
    private static String throwing(Answer answer) {
        return answer.thrown == null ? "" : " throws " + JavaText.typeName(answer.thrown.type);
    }

    private static String body(Answer answer, List<String> names, String result, String value, String thrown) {
        var told = new ArrayList<String>();
        for (int i = 0; i < names.size(); i++)
            told.add(shown(names.get(i), answer.parameters().get(i)));
        String echo = '"' + answer.name() + (names.isEmpty() ? "\"" : " \" + " + String.join(" + \" \" + ", told));
        String leave = answer.result().equals("void") ? "" : " return " + zero(answer.result()) + ';';
        return switch (answer.kind) {
            case PRINTS -> "System.out.println(" + echo + ");" + leave;
            case VALUE -> "return " + value + ';';
            case SAYS -> "System.out.println(" + echo + "); return " + value + ';';
            case ECHO -> "return " + echo + ';';
            case NUMBER ->
                "return " + cast(answer.result()) + '(' + mixed(answer.name(), answer.parameters(), names) + ");";
            case TRUTH -> "return (" + mixed(answer.name(), answer.parameters(), names) + ") % 2 == 0;";
            case GROWS -> "return " + growing(answer.result(), value + " * ++calls") + ';';
            case LATE -> "if (calls++ == 0)" + leave + " return " + value + ';';
            case EARLY -> "if (calls++ == 0) return " + value + ';' + leave;
            case FAILS ->
                "if (calls++ < " + FAILURES + ") throw " + thrown + "; "
                        + (value == null ? "System.out.println(" + echo + ");" + leave : "return " + value + ';');
            case NOTHING -> leave.strip();
            case KEEPS -> "kept.add(" + names.get(names.size() - 1) + ");" + leave;
            case LAST -> "return kept.isEmpty() ? null : (" + result + ") kept.get(kept.size() - 1);";
            case ALL -> "return new java.util.ArrayList(kept);";
            case OPTIONAL ->
                "return kept.isEmpty() ? java.util.Optional.empty() : java.util.Optional.ofNullable(kept.get(kept.size() - 1));";
            case THROWS -> "throw " + thrown + ';';
            case CALLS ->
                calling(answer, answer.isHeld() ? value + "[0]" : value)
                        + (isText(answer.result()) ? " return \"" + CALLED + "\";" : leave);
        };
    }

    private static String calling(Answer answer, String target) {
        String call = target + '.' + answer.call.member.name() + '('
                + answer.call.arguments.stream().map(Literal::text).collect(Collectors.joining(", ")) + ");";
        return "if (" + (answer.isHeld() ? target + " != null && " : "") + "calls++ == 0) " + call;
    }

    private static String cast(String type) {
        return switch (type) {
            case "int", "java.lang.Integer" -> "(int) ";
            case "double", "java.lang.Double" -> "(double) ";
            default -> "(long) ";
        };
    }

    private static String growing(String type, String grown) {
        return switch (type) {
            case "java.lang.String" -> "\"a\" + " + grown;
            case "boolean" -> grown + " % 2 != 0";
            case "java.time.Instant" -> "java.time.Instant.EPOCH.plusMillis(" + grown + ')';
            case "java.time.LocalDate" -> "java.time.LocalDate.of(2024, 2, 27).plusDays(" + grown + " % " + DAYS + ')';
            case "java.time.LocalDateTime" ->
                "java.time.LocalDateTime.of(2024, 2, 29, 23, 0).plusSeconds(" + grown + ')';
            default -> cast(type) + '(' + grown + ')';
        };
    }

    private static String zero(String type) {
        return switch (type) {
            case "boolean" -> "false";
            case "int", "long", "short", "byte", "char", "double", "float" -> "0";
            default -> "null";
        };
    }
}
