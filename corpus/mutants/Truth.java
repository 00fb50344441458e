import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The truth about pairs of programs, found without Assay: plain javac, plain Java, and a caller that knows nothing but the public
 * members, who makes some hundred random sequences of calls and writes down what comes back. The caller implements the services and
 * callbacks that no class of the program implements, changes the lists and arrays that it gave or got, and goes on after exceptions.
 * A pair differs if a sequence alone, in classes freshly loaded, shows something else before and after.
 *
 * Input, a line each, fields with tabs between: {@code file PAIR SIDE PATH BASE64}; {@code value PAIR KIND BASE64}, a constant that
 * stands in the text; {@code go}. The answer for each pair is {@code PAIR equal|differs|uncompilable|endless|unsteady DETAIL}.
 * Every version lies below a package of its own, PAIR + SIDE, so that one run of javac compiles all of them.
 */
public final class Truth {

    private static final int SEQUENCES = 400;
    /** No limit in a program is tried that is further away. */
    private static final int LONGEST = 64;
    /** The end of the name of a class that truth.ts adds: an abstract class, implemented by asking {@code fuel.Answers}. */
    private static final String IMPLEMENTED = "Implemented";
    private static final long FUEL = 200_000;

    private static final String FUEL_SOURCE = """
            package fuel;
            public final class Fuel {
                public static long left;
                public static void burn() { if (--left < 0) throw new Empty(); }
                public static final class Empty extends Error {
                    Empty() { super(null, null, false, false); }
                }
            }
            """;

    /** Who answers for a class that truth.ts adds. The superclass may ask before the constructor has begun, hence `next`. */
    private static final String ANSWERS_SOURCE = """
            package fuel;
            public interface Answers {
                Object answer(String method, Object... arguments);
                Answers[] next = new Answers[1];
            }
            """;

    public static void main(String[] args) throws Exception {
        PrintStream answers = System.out;
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Map<String, Pair> pairs = new LinkedHashMap<>();
        for (String line; (line = in.readLine()) != null; ) {
            String[] parts = line.split("\t");
            switch (parts[0]) {
                case "file" -> pairs.computeIfAbsent(parts[1], Pair::new).files(parts[2]).put(parts[3], decoded(parts[4]));
                case "value" -> pairs.computeIfAbsent(parts[1], Pair::new).add(parts[2], parts.length > 3 ? decoded(parts[3]) : "");
                case "go" -> {
                    judge(pairs, answers);
                    pairs.clear();
                }
                default -> throw new IllegalArgumentException(line);
            }
        }
    }

    private static String decoded(String text) {
        return new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8);
    }

    private static final class Pair {
        final String id;
        final Map<String, String> before = new LinkedHashMap<>();
        final Map<String, String> after = new LinkedHashMap<>();
        final Set<Long> numbers = new TreeSet<>();
        final Set<String> texts = new TreeSet<>();

        Pair(String id) {
            this.id = id;
        }

        Map<String, String> files(String side) {
            return side.equals("b") ? before : after;
        }

        void add(String kind, String text) {
            if (kind.equals("number")) numbers.add(Long.decode(text));
            else texts.add(text);
        }
    }

    private static void judge(Map<String, Pair> pairs, PrintStream answers) throws Exception {
        Map<String, byte[]> classes = new HashMap<>();
        Map<String, String> broken = new HashMap<>();
        compile(pairs.values(), classes, broken);
        var quiet = new PrintStream(OutputStream.nullOutputStream());
        PrintStream err = System.err;
        System.setErr(quiet);
        for (Pair pair : pairs.values()) {
            String error = broken.get(pair.id);
            String answer;
            try {
                answer = error != null ? "uncompilable\t" + error : compare(pair, classes);
            } catch (Throwable thrown) {
                System.setErr(err);
                // What a program's own `toString` throws while it is shown.
                if (!isEndless(thrown)) throw new IllegalStateException("about pair " + pair.id, thrown);
                answer = "endless\t";
                System.setErr(quiet);
            }
            System.setOut(answers);
            answers.println(pair.id + "\t" + answer);
        }
        System.setErr(err);
        answers.println("done");
        answers.flush();
    }

    // ---- javac, once for all; once more without those that do not compile

    private static void compile(Collection<Pair> pairs, Map<String, byte[]> classes, Map<String, String> broken) {
        for (;;) {
            var sources = new ArrayList<JavaFileObject>();
            sources.add(new Source("fuel/Fuel.java", FUEL_SOURCE));
            sources.add(new Source("fuel/Answers.java", ANSWERS_SOURCE));
            for (Pair pair : pairs) {
                if (broken.containsKey(pair.id)) continue;
                pair.before.forEach((path, text) -> sources.add(new Source(path, text)));
                pair.after.forEach((path, text) -> sources.add(new Source(path, text)));
            }
            var compiler = ToolProvider.getSystemJavaCompiler();
            var messages = new DiagnosticCollector<JavaFileObject>();
            classes.clear();
            var files = new MemoryFiles(compiler.getStandardFileManager(messages, null, null), classes);
            List<String> options = List.of("-proc:none", "-nowarn", "--release", "17", "-Xmaxerrs", "100000");
            if (compiler.getTask(null, files, messages, options, null, sources).call()) return;
            boolean found = false;
            for (Diagnostic<? extends JavaFileObject> message : messages.getDiagnostics()) {
                if (message.getKind() != Diagnostic.Kind.ERROR) continue;
                if (message.getSource() == null) throw new IllegalStateException(message.toString());
                String root = message.getSource().getName().substring(1).split("/")[0];
                broken.putIfAbsent(root.substring(1, root.length() - 1), message.toString().replaceAll("\\s+", " "));
                found = true;
            }
            if (!found) throw new IllegalStateException("javac failed and says nothing");
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String path, String text) {
            super(URI.create("memory:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, byte[]> classes;

        MemoryFiles(JavaFileManager next, Map<String, byte[]> classes) {
            super(next);
            this.classes = classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            if (location != StandardLocation.CLASS_OUTPUT) throw new IllegalStateException("" + location);
            return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return new ByteArrayOutputStream() {
                        @Override
                        public void close() {
                            classes.put(name, toByteArray());
                        }
                    };
                }
            };
        }
    }

    // ---- a version, loaded as often as it is needed

    private static final class Loader extends ClassLoader {
        private final Map<String, byte[]> classes;

        Loader(Map<String, byte[]> classes) {
            super(Truth.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) throw new ClassNotFoundException(name);
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    private static final class Version {
        final String root;
        private final Map<String, byte[]> all;
        final List<String> names;

        Version(String root, Map<String, byte[]> all) {
            this.root = root;
            this.all = all;
            names = all.keySet().stream().filter(name -> name.startsWith(root)).sorted().toList();
        }

        Program load() throws Exception {
            return new Program(this, new Loader(all));
        }
    }

    /** Public classes and their public members by name, without the package that every version has for itself. */
    private static final class Program {
        final Version version;
        final Map<String, Class<?>> types = new TreeMap<>();
        final Map<String, Object> members = new TreeMap<>();
        /** Abstract classes that the caller implements, by the names of the abstract ones. */
        final Map<String, Class<?>> implemented = new TreeMap<>();
        final Class<?> answers;
        private final Field fuel;

        Program(Version version, Loader loader) throws Exception {
            this.version = version;
            Class<?> fuelClass = loader.loadClass("fuel.Fuel");
            fuel = fuelClass.getField("left");
            answers = loader.loadClass("fuel.Answers");
            for (String name : version.names) {
                Class<?> type = loader.loadClass(name);
                if (!isPublic(type) || type.isAnonymousClass()) continue;
                String plain = name.substring(version.root.length());
                if (name.endsWith(IMPLEMENTED)) {
                    implemented.put(plain(type.getSuperclass()), type);
                    continue;
                }
                types.put(plain, type);
                if (!Modifier.isAbstract(type.getModifiers())) {
                    for (Constructor<?> c : type.getConstructors()) members.put(plain + " new" + signature(c.getParameterTypes()), c);
                }
                for (Method m : type.getMethods()) {
                    if (m.getDeclaringClass() == Object.class || m.isBridge() || m.isSynthetic()) continue;
                    if (m.getDeclaringClass() == Enum.class || m.getDeclaringClass() == Throwable.class) continue;
                    if (type.isRecord() && m.getName().equals("hashCode")) continue;
                    m.setAccessible(true);
                    members.put(plain + " " + (Modifier.isStatic(m.getModifiers()) ? "static " : "") + m.getName() + signature(m.getParameterTypes()), m);
                }
            }
        }

        private static boolean isPublic(Class<?> type) {
            for (Class<?> c = type; c != null; c = c.getEnclosingClass()) if (!Modifier.isPublic(c.getModifiers())) return false;
            return true;
        }

        private String signature(Class<?>[] types) {
            return java.util.Arrays.stream(types).map(type -> plain(type)).collect(Collectors.joining(",", "(", ")"));
        }

        String plain(Class<?> type) {
            return type.getName().replace(version.root, "");
        }

        /** What a class inherits from Object in this version only is still there for a caller. */
        void inherit(Set<String> others) throws Exception {
            for (String name : others) {
                if (!types.containsKey(name.substring(0, name.indexOf(' ')))) continue;
                if (name.endsWith(" equals(java.lang.Object)")) members.putIfAbsent(name, Object.class.getMethod("equals", Object.class));
                if (name.endsWith(" hashCode()") && !types.get(name.substring(0, name.indexOf(' '))).isRecord()) members.putIfAbsent(name, Object.class.getMethod("hashCode"));
            }
        }

        void fill() throws Exception {
            fuel.setLong(null, FUEL);
        }
    }

    // ---- sequences: made once, from what both versions have, and run on both

    private sealed interface Argument {}

    private record Given(Object value) implements Argument {}

    private record Made(int step) implements Argument {}

    private record Listed(List<Argument> elements) implements Argument {}

    private sealed interface Step {}

    private record Call(String member, int receiver, List<Argument> arguments) implements Step {}

    private record Constant(String type, String name) implements Step {}

    /** An object that the caller implements: a service or a function. It answers with values drawn from the seed, or with one of `objects`. */
    private record Service(String type, Map<String, String> variables, Habit habit, long seed, List<Argument> arguments, List<Integer> objects) implements Step {}

    /** The caller changes what an earlier call gave back, or one of the arguments that it got (counted from 0). */
    private record Touch(int step, int argument, Change change, Object element) implements Step {}

    private enum Habit {
        /** Other answers every time. */
        DRAWN,
        /** The same answers every time. */
        STEADY,
        /** Gives back what it was given together with the same argument. */
        REMEMBERS,
        /** Fails every third time. */
        FAILS,
        /** Reads the object whose method is running, as a listener does that asks what is new. */
        LOOKS
    }

    private enum Change { ADD, REMOVE, SET, CLEAR }

    /** @param looks whether the caller reads all it can of the objects at the end, those in lists included */
    private record Sequence(List<Step> steps, boolean looks) {}

    private static String compare(Pair pair, Map<String, byte[]> classes) throws Exception {
        var before = new Version("p" + pair.id + "b.", classes);
        var after = new Version("p" + pair.id + "a.", classes);
        Program sample = before.load();
        Program other = after.load();
        sample.inherit(other.members.keySet());
        other.inherit(sample.members.keySet());
        var common = new TreeSet<>(sample.members.keySet());
        common.retainAll(other.members.keySet());
        List<Sequence> plan = new Maker(sample, common, pair).plan();
        List<String> first = runAll(before, plan, common, pair);
        List<String> again = runAll(before, plan, common, pair);
        List<String> second = runAll(after, plan, common, pair);
        if (first == null || again == null || second == null) return "endless\t";
        var different = new ArrayList<Sequence>();
        int steady = 0;
        for (int i = 0; i < plan.size(); i++) {
            if (!first.get(i).equals(again.get(i))) continue;
            steady++;
            if (!first.get(i).equals(second.get(i))) different.add(plan.get(i));
        }
        // The shortest that shows it alone is the easiest to understand.
        different.sort(Comparator.comparing(sequence -> sequence.steps.size()));
        String example = null;
        for (Sequence sequence : different) {
            List<String> a = runAll(before, List.of(sequence), common, pair);
            List<String> b = runAll(after, List.of(sequence), common, pair);
            if (a == null || b == null) return "endless\t";
            if (a.equals(b)) continue;
            example = show(sequence) + " | " + a.get(0) + " | " + b.get(0);
            break;
        }
        if (steady < plan.size() / 2) return "unsteady\t";
        if (!different.isEmpty() && example == null) return "unsteady\tonly after other sequences";
        String share = different.size() + "/" + steady;
        return (different.isEmpty() ? "equal\t" + share : "differs\t" + share + "\t" + example).replaceAll("[\\n\\r]", " ");
    }

    private static String show(Sequence sequence) {
        return sequence.steps.stream().map(Truth::show).collect(Collectors.joining("; ")) + (sequence.looks ? "; look" : "");
    }

    private static String show(Step step) {
        if (step instanceof Call s) return s.member + (s.receiver < 0 ? "" : " on " + s.receiver) + " " + s.arguments.stream().map(Truth::show).toList();
        if (step instanceof Constant s) return s.type + " " + s.name;
        if (step instanceof Service s) return s.type + " " + s.habit;
        var touch = (Touch) step;
        return touch.change + (touch.argument < 0 ? " result" : " argument " + touch.argument) + " of " + touch.step;
    }

    private static String show(Argument argument) {
        if (argument instanceof Made made) return "#" + made.step;
        if (argument instanceof Listed listed) return listed.elements.stream().map(Truth::show).toList().toString();
        return render(((Given) argument).value, null);
    }

    /** What each sequence gave, or null if one does not come to an end. */
    private static List<String> runAll(Version version, List<Sequence> plan, Set<String> common, Pair pair) throws Exception {
        Program program = version.load();
        program.inherit(common);
        var results = new ArrayList<String>();
        var printed = new ByteArrayOutputStream();
        var out = new PrintStream(printed, true);
        for (Sequence sequence : plan) {
            printed.reset();
            System.setOut(out);
            var run = new Run(program, common, pair);
            run.go(sequence);
            if (run.endless) return null;
            results.add((run.text.toString() + printed).replace(version.root, ""));
        }
        return results;
    }

    // ---- one sequence on one version

    private static final class Run {
        final Program program;
        final Set<String> common;
        final Pair pair;
        final StringBuilder text = new StringBuilder();
        final List<Object> values = new ArrayList<>();
        final List<Object[]> given = new ArrayList<>();
        /** Whose method is running. */
        Object current;
        boolean looking;
        boolean endless;

        Run(Program program, Set<String> common, Pair pair) {
            this.program = program;
            this.common = common;
            this.pair = pair;
        }

        void go(Sequence sequence) throws Exception {
            for (Step step : sequence.steps) {
                program.fill();
                boolean further = execute(step);
                if (!further || endless) return;
            }
            for (Object value : values) text.append(fields(value, program));
            if (!sequence.looks) return;
            for (int i = 0; i < values.size() && i < 12 && !endless; i++) look(values.get(i), 2);
        }

        private boolean execute(Step step) throws Exception {
            if (step instanceof Call s) return call(s);
            given.add(new Object[0]);
            if (step instanceof Constant s) values.add(program.types.get(s.type).getField(s.name).get(null));
            else if (step instanceof Service s) values.add(implement(s));
            else if (step instanceof Touch s) {
                values.add(null);
                text.append(touched(s)).append(';');
            }
            return true;
        }

        /** False if nothing can follow. */
        private boolean call(Call step) throws Exception {
            Object member = program.members.get(step.member);
            Object[] arguments = arguments(step.arguments);
            given.add(arguments);
            try {
                Object value;
                if (member instanceof Constructor<?> c) {
                    value = c.newInstance(arguments);
                } else {
                    Object receiver = step.receiver < 0 ? null : values.get(step.receiver);
                    if (step.receiver >= 0 && receiver == null) {
                        text.append('-');
                        return false;
                    }
                    current = receiver;
                    value = ((Method) member).invoke(receiver, arguments);
                }
                values.add(value);
                text.append(member instanceof Method method ? promised(method, step.receiver < 0 ? null : values.get(step.receiver), value) : render(value, program)).append(';');
            } catch (InvocationTargetException e) {
                Throwable thrown = e.getCause();
                if (isEndless(thrown)) endless = true;
                else if (thrown instanceof LinkageError) text.append("a class that cannot be initialised");
                else text.append(program.plain(catchable(thrown.getClass()))).append(';');
                values.add(null);
                return !endless && !(thrown instanceof LinkageError) && !(member instanceof Constructor<?>);
            } catch (IllegalArgumentException e) {
                text.append('-');
                return false;
            } catch (LinkageError e) {
                text.append("a class that cannot be initialised");
                return false;
            } finally {
                current = null;
            }
            return true;
        }

        /**
         * What a result says to callers who rely on no more than the JDK promises: of a comparison the sign (Comparable, Comparator),
         * of a hash code that equal objects have the same (Object).
         */
        private String promised(Method method, Object receiver, Object result) {
            boolean number = method.getReturnType() == int.class;
            if (number && (method.getName().equals("compareTo") && method.getParameterCount() == 1 || method.getName().equals("compare") && method.getParameterCount() == 2)) return "" + Integer.signum((int) result);
            if (!number || !method.getName().equals("hashCode") || method.getParameterCount() > 0) return render(result, program);
            try {
                for (Object other : values) {
                    if (other != receiver && other != null && other.getClass() == receiver.getClass() && other.equals(receiver)) return other.hashCode() == (int) result ? "agrees" : "does not agree";
                }
            } catch (RuntimeException e) {
                return "unreadable";
            }
            return "a hash code";
        }

        private Object[] arguments(List<Argument> arguments) {
            return arguments.stream().map(this::value).toArray();
        }

        private Object value(Argument argument) {
            if (argument instanceof Made made) return values.get(made.step);
            if (argument instanceof Listed listed) return new ArrayList<>(java.util.Arrays.asList(arguments(listed.elements)));
            return copy(((Given) argument).value);
        }

        /** Null where the constructor of an abstract class refuses. */
        private Object implement(Service service) throws Exception {
            Class<?> type = program.types.containsKey(service.type) ? program.types.get(service.type) : Class.forName(service.type);
            var implementer = new Implementer(this, service, type);
            if (type.isInterface()) return Proxy.newProxyInstance(type.getClassLoader() == null ? Truth.class.getClassLoader() : type.getClassLoader(), new Class<?>[] {type}, implementer);
            Object answers = Proxy.newProxyInstance(program.answers.getClassLoader(), new Class<?>[] {program.answers}, (self, method, args) -> implementer.answer((String) args[0], (Object[]) args[1]));
            Object[] next = (Object[]) program.answers.getField("next").get(null);
            next[0] = answers;
            Constructor<?> constructor = program.implemented.get(service.type).getConstructors()[0];
            try {
                return constructor.newInstance(arguments(service.arguments));
            } catch (InvocationTargetException e) {
                if (isEndless(e.getCause())) endless = true;
                text.append(program.plain(catchable(e.getCause().getClass()))).append(';');
                return null;
            }
        }

        @SuppressWarnings("unchecked")
        private String touched(Touch touch) {
            Object target = touch.argument < 0 ? values.get(touch.step) : given.get(touch.step).length > touch.argument ? given.get(touch.step)[touch.argument] : null;
            try {
                if (target instanceof int[] array && array.length > 0) array[0] += 3;
                else if (target instanceof long[] array && array.length > 0) array[0] += 3;
                else if (target instanceof char[] array && array.length > 0) array[0]++;
                else if (target instanceof Object[] array && array.length > 0) array[0] = array instanceof String[] ? "~" : array[array.length - 1];
                else if (target instanceof Collection<?> all) change((Collection<Object>) all, touch);
                else if (target instanceof Map<?, ?> map) change((Map<Object, Object>) map, touch);
                else return "untouched";
                return render(target, program);
            } catch (RuntimeException e) {
                return e.getClass().getName();
            }
        }

        private static void change(Collection<Object> all, Touch touch) {
            Object first = all.isEmpty() ? null : all.iterator().next();
            Object element = touch.element == null ? first : touch.element;
            switch (touch.change) {
                case ADD -> all.add(element);
                case REMOVE -> all.remove(first);
                case SET -> {
                    if (all instanceof List<Object> list && !list.isEmpty()) list.set(0, touch.element == null ? list.get(list.size() - 1) : touch.element);
                    else all.add(element);
                }
                case CLEAR -> all.clear();
            }
        }

        private static void change(Map<Object, Object> map, Touch touch) {
            if (touch.change == Change.CLEAR || map.isEmpty()) map.clear();
            else map.remove(map.keySet().iterator().next());
        }

        /** Reads what a caller can read of an object without arguments, and of the objects that it holds. */
        private void look(Object value, int depth) {
            if (value == null || depth < 0 || endless) return;
            List<?> held = held(value);
            if (held != null) {
                for (Object element : held) look(element, depth - 1);
                return;
            }
            for (String name : common) {
                String type = name.substring(0, name.indexOf(' '));
                if (!name.endsWith("()") || name.contains(" static ") || !program.types.get(type).isInstance(value)) continue;
                if (value instanceof Proxy || value.getClass().getName().endsWith(IMPLEMENTED)) continue;
                if (!(program.members.get(name) instanceof Method method) || method.getReturnType() == void.class) continue;
                if (program.types.containsValue(value.getClass()) && program.types.get(type) != value.getClass()) continue;
                try {
                    if (!looking) program.fill();
                    Object read = method.invoke(value);
                    text.append(' ').append(method.getName()).append('=').append(promised(method, value, read));
                    if (read != value) look(read, depth - 1);
                } catch (InvocationTargetException e) {
                    if (isEndless(e.getCause())) endless = true;
                    else text.append(' ').append(method.getName()).append('!').append(program.plain(catchable(e.getCause().getClass())));
                } catch (Exception e) {
                    text.append(" unreadable");
                }
            }
        }

        /** The first objects in a result that holds some; null if it is none. */
        private List<?> held(Object value) {
            try {
                if (value instanceof Optional<?> optional) return optional.stream().toList();
                if (value instanceof Map<?, ?> map) return map.entrySet().stream().sorted(Comparator.comparing(e -> render(e.getKey(), program))).limit(5).flatMap(e -> java.util.stream.Stream.of(e.getKey(), e.getValue())).toList();
                if (value instanceof List<?> list) return list.stream().limit(5).toList();
                return value instanceof Object[] array ? java.util.Arrays.stream(array).limit(5).toList() : null;
            } catch (RuntimeException e) {
                text.append(" unreadable");
                return List.of();
            }
        }
    }

    /** The caller's side of a service: writes down every call and answers by its habit. */
    private static final class Implementer implements InvocationHandler {
        private final Run run;
        private final Service service;
        private final Class<?> type;
        private final Map<String, Integer> counts = new HashMap<>();
        private final List<Object[]> heard = new ArrayList<>();

        Implementer(Run run, Service service, Class<?> type) {
            this.run = run;
            this.service = service;
            this.type = type;
        }

        @Override
        public Object invoke(Object self, Method method, Object[] arguments) throws Throwable {
            if (method.getDeclaringClass() == Object.class) {
                return switch (method.getName()) {
                    case "equals" -> self == arguments[0];
                    case "hashCode" -> 1;
                    default -> "service";
                };
            }
            if (method.isDefault()) return InvocationHandler.invokeDefault(self, method, arguments);
            return answer(method, arguments == null ? new Object[0] : arguments);
        }

        Object answer(String name, Object[] arguments) throws Throwable {
            for (Class<?> c = type; c != null; c = c.getSuperclass()) {
                for (Method method : c.getDeclaredMethods()) {
                    if (method.getName().equals(name) && method.getParameterCount() == arguments.length && !method.isBridge()) return answer(method, arguments);
                }
            }
            throw new IllegalStateException("no method " + name);
        }

        private Object answer(Method method, Object[] arguments) throws Throwable {
            if (method.getName().equals("compare") && arguments.length == 2 && method.getReturnType() == int.class) {
                int order = render(arguments[0], run.program).compareTo(render(arguments[1], run.program));
                return service.seed % 2 == 0 ? order : -order;
            }
            run.text.append('<').append(method.getName());
            for (Object argument : arguments) run.text.append(' ').append(render(argument, run.program));
            run.text.append('>');
            int count = counts.merge(method.getName(), 1, Integer::sum);
            if (service.habit == Habit.FAILS && Math.floorMod(service.seed + count, 3) == 0) throw failure(method);
            if (service.habit == Habit.LOOKS && run.current != null && !run.looking) {
                run.looking = true;
                run.look(run.current, 1);
                run.looking = false;
            }
            String wanted = typeText(method.getGenericReturnType(), run.program, service.variables);
            heard.add(arguments.clone());
            if (wanted.equals("void")) return null;
            if (service.habit == Habit.REMEMBERS) {
                Object known = remembered(wanted, arguments);
                if (known != null) return known;
            }
            var random = new Random(service.seed * 31 + method.getName().hashCode() + (service.habit == Habit.STEADY ? 0 : count));
            // Neighbouring seeds begin alike.
            random.nextInt();
            return drawn(wanted, new Values(random, run.pair));
        }

        private static Throwable failure(Method method) {
            for (Class<?> declared : method.getExceptionTypes()) {
                try {
                    return (Throwable) declared.getConstructor(String.class).newInstance("from the caller");
                } catch (ReflectiveOperationException e) {
                    continue;
                }
            }
            return new IllegalStateException("from the caller");
        }

        private Object remembered(String wanted, Object[] arguments) {
            boolean optional = wanted.startsWith("java.util.Optional<");
            String inner = optional ? wanted.substring(wanted.indexOf('<') + 1, wanted.length() - 1) : wanted;
            for (int i = heard.size() - 2; i >= 0; i--) {
                Object[] earlier = heard.get(i);
                boolean related = arguments.length == 0 || java.util.Arrays.stream(arguments).anyMatch(a -> java.util.Arrays.stream(earlier).anyMatch(e -> render(e, run.program).equals(render(a, run.program))));
                if (!related) continue;
                for (int at = earlier.length - 1; at >= 0; at--) {
                    if (earlier[at] != null && fits(earlier[at], inner)) return optional ? Optional.of(earlier[at]) : earlier[at];
                }
            }
            return optional ? Optional.empty() : null;
        }

        private boolean fits(Object value, String wanted) {
            Class<?> own = run.program.types.get(wanted);
            if (own != null) return own.isInstance(value);
            return switch (wanted) {
                case "int" -> value instanceof Integer;
                case "long" -> value instanceof Long;
                case "double" -> value instanceof Double;
                case "boolean" -> value instanceof Boolean;
                case "char" -> value instanceof Character;
                default -> value.getClass().getName().equals(wanted);
            };
        }

        private Object drawn(String wanted, Values values) {
            int open = wanted.indexOf('<');
            String raw = open < 0 ? wanted : wanted.substring(0, open);
            String inner = open < 0 ? "" : wanted.substring(open + 1, wanted.length() - 1);
            if (raw.equals("java.util.Optional")) return values.random.nextInt(3) == 0 ? Optional.empty() : Optional.ofNullable(drawn(inner, values));
            if (raw.equals("java.util.List") || raw.equals("java.util.Collection")) {
                var list = new ArrayList<Object>();
                for (int n = values.random.nextInt(4); n > 0; n--) list.add(drawn(inner, values));
                return list;
            }
            Class<?> own = run.program.types.get(raw);
            if (own == null) return values.value(named(raw), wanted);
            List<Object> fitting = service.objects.stream().map(run.values::get).filter(own::isInstance).toList();
            if (own.isEnum()) return own.getEnumConstants()[values.random.nextInt(own.getEnumConstants().length)];
            return fitting.isEmpty() ? null : fitting.get(values.random.nextInt(fitting.size()));
        }

        private static Class<?> named(String name) {
            for (Class<?> primitive : List.of(int.class, long.class, double.class, boolean.class, char.class, short.class, byte.class, float.class, int[].class, String[].class)) {
                if (primitive.getTypeName().equals(name)) return primitive;
            }
            try {
                return Class.forName(name);
            } catch (ClassNotFoundException | LinkageError e) {
                return Object.class;
            }
        }
    }

    /** A type as text, with what its variables stand for, without the package that every version has for itself. */
    private static String typeText(Type type, Program program, Map<String, String> variables) {
        if (type instanceof Class<?> c) return c.isArray() ? c.getTypeName().replace(program.version.root, "") : program.plain(c);
        if (type instanceof TypeVariable<?> variable) return variables.getOrDefault(variable.getName(), "java.lang.Object");
        if (type instanceof WildcardType wildcard) return typeText(wildcard.getLowerBounds().length > 0 ? wildcard.getLowerBounds()[0] : wildcard.getUpperBounds()[0], program, variables);
        if (type instanceof ParameterizedType generic) {
            return typeText(generic.getRawType(), program, variables)
                    + java.util.Arrays.stream(generic.getActualTypeArguments()).map(t -> typeText(t, program, variables)).collect(Collectors.joining(", ", "<", ">"));
        }
        return type.getTypeName();
    }

    private static boolean isEndless(Throwable thrown) {
        return thrown instanceof VirtualMachineError || thrown.getClass().getName().equals("fuel.Fuel$Empty");
    }

    /** The class by which a caller can catch it. */
    private static Class<?> catchable(Class<?> thrown) {
        Class<?> type = thrown;
        while (!Program.isPublic(type)) type = type.getSuperclass();
        return type;
    }

    private static String fields(Object value, Program program) throws Exception {
        if (value == null || !program.types.containsValue(value.getClass())) return "";
        var text = new StringBuilder();
        for (Field field : value.getClass().getFields()) {
            if (!Modifier.isStatic(field.getModifiers())) text.append(field.getName()).append('=').append(render(field.get(value), program)).append(' ');
        }
        return text.toString();
    }

    private static Object copy(Object value) {
        if (value instanceof int[] array) return array.clone();
        if (value instanceof String[] array) return array.clone();
        if (value instanceof List<?> list) return new ArrayList<>(list);
        if (value instanceof Set<?> set) return new LinkedHashSet<>(set);
        if (value instanceof Map<?, ?> map) return new LinkedHashMap<>(map);
        return value;
    }

    /** What a caller reads: values, elements, and what the program's own `toString` says; of other objects only that they are there. */
    private static String render(Object value, Program program) {
        if (value == null) return "null";
        if (value instanceof String || value instanceof Number || value instanceof Boolean || value instanceof Character) return value.toString();
        if (value instanceof Enum<?> constant) return constant.name();
        if (value.getClass().isArray()) {
            var parts = new ArrayList<String>();
            for (int i = 0; i < Array.getLength(value); i++) parts.add(render(Array.get(value, i), program));
            return parts.toString();
        }
        try {
            if (value instanceof Optional<?> optional) return "Optional " + render(optional.orElse(null), program);
            if (value instanceof Map<?, ?> map) return map.entrySet().stream().map(e -> render(e.getKey(), program) + "=" + render(e.getValue(), program)).sorted().toList().toString();
            if (value instanceof Set<?> set) return set.stream().map(e -> render(e, program)).sorted().toList().toString();
            if (value instanceof Collection<?> list) return list.stream().map(e -> render(e, program)).toList().toString();
            if (program != null && program.types.containsValue(value.getClass())) {
                Method method = value.getClass().getMethod("toString");
                if (method.getDeclaringClass() != Object.class && !(value instanceof Throwable)) return value.toString();
            }
        } catch (ReflectiveOperationException | RuntimeException e) {
            return "unreadable";
        }
        return "object";
    }

    // ---- values drawn by lot: small ones, those that stand in the text, and their neighbours

    private static final class Values {
        private static final long[] SMALL = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1, -2, -3, -7};
        private static final String[] WORDS = {"", "a", "b", "ab", "abc", "Hello", "hello world", "x1", "12", "7", "aab", "anna", " ", "A-b c", "1+2*3"};
        final Random random;
        private final List<Long> numbers;
        private final List<String> texts;

        Values(Random random, Pair pair) {
            this.random = random;
            numbers = List.copyOf(pair.numbers);
            texts = List.copyOf(pair.texts);
        }

        Object value(Class<?> type, String generic) {
            if (type == int.class || type == Integer.class) return (int) number();
            if (type == long.class || type == Long.class) return number();
            if (type == short.class || type == Short.class) return (short) number();
            if (type == byte.class || type == Byte.class) return (byte) number();
            if (type == double.class || type == Double.class) return number() / (random.nextInt(3) == 0 ? 2.0 : 1.0);
            if (type == float.class || type == Float.class) return (float) number();
            if (type == boolean.class || type == Boolean.class) return random.nextBoolean();
            if (type == char.class || type == Character.class) {
                String text = text();
                return text.isEmpty() ? 'a' : text.charAt(random.nextInt(text.length()));
            }
            if (type == String.class) return random.nextInt(25) == 0 ? null : text();
            if (type == Object.class) return random.nextBoolean() ? text() : (Object) (int) number();
            if (type == int[].class) return random.ints(size(), 0, 1).map(zero -> (int) number()).toArray();
            if (type == String[].class) return random.ints(size(), 0, 1).mapToObj(zero -> text()).toArray(String[]::new);
            boolean ints = generic.contains("Integer") || generic.matches(".*<[A-Z]>");
            if (type == List.class || type == Collection.class || type == Iterable.class) {
                var list = new ArrayList<Object>();
                for (int n = size(); n > 0; n--) list.add(ints ? (Object) (int) number() : text());
                return list;
            }
            if (type == Set.class) {
                var set = new LinkedHashSet<Object>();
                for (int n = random.nextInt(5); n > 0; n--) set.add(ints ? (Object) (int) number() : text());
                return set;
            }
            if (type == Map.class) {
                var map = new LinkedHashMap<Object, Object>();
                for (int n = random.nextInt(5); n > 0; n--) map.put(generic.contains("<java.lang.Integer") ? (Object) (int) number() : text(), generic.contains("Integer>") ? (Object) (int) number() : text());
                return map;
            }
            return null;
        }

        long number() {
            int kind = random.nextInt(20);
            if (kind < 11 || numbers.isEmpty() && kind < 16) return SMALL[random.nextInt(SMALL.length)];
            if (kind < 16) return numbers.get(random.nextInt(numbers.size())) + random.nextInt(3) - 1;
            if (kind < 19) return random.nextInt(200) - 50;
            return new long[] {Integer.MAX_VALUE, Integer.MIN_VALUE, 100_000, 1_000_000}[random.nextInt(4)];
        }

        String text() {
            int kind = random.nextInt(16);
            if (kind == 0) return "ab".repeat(LONGEST).substring(0, limit());
            if (kind < 4 && !texts.isEmpty()) return texts.get(random.nextInt(texts.size()));
            if (kind == 4 && !texts.isEmpty()) return neighbour(texts.get(random.nextInt(texts.size())));
            String word = WORDS[random.nextInt(WORDS.length)];
            return random.nextInt(4) == 0 ? word + WORDS[random.nextInt(WORDS.length)] : word;
        }

        /** One character is the one before or after it. */
        private String neighbour(String text) {
            int at = random.nextInt(text.length());
            char other = (char) (text.charAt(at) + (random.nextBoolean() ? 1 : -1));
            return text.substring(0, at) + other + text.substring(at + 1);
        }

        int size() {
            return random.nextInt(6) == 0 ? limit() : random.nextInt(5);
        }

        /** A number of the text that may be a limit, or next to one. */
        int limit() {
            List<Long> limits = numbers.stream().filter(n -> n > 1 && n <= LONGEST).toList();
            return limits.isEmpty() ? random.nextInt(9) : (int) (limits.get(random.nextInt(limits.size())) + random.nextInt(3) - 1);
        }
    }

    private static final class Maker {
        private final Program program;
        private final List<String> callable;
        private final List<String> starts;
        private final Map<String, List<String>> byType = new TreeMap<>();
        private final Random random;
        private final Values values;

        Maker(Program program, Set<String> common, Pair pair) {
            this.program = program;
            random = new Random(pair.id.hashCode());
            values = new Values(random, pair);
            callable = common.stream().filter(name -> !name.contains(" new(")).toList();
            for (String name : common) {
                Object member = program.members.get(name);
                Class<?> made = member instanceof Constructor<?> c ? c.getDeclaringClass() : ((Method) member).getReturnType();
                boolean maker = member instanceof Constructor<?> || Modifier.isStatic(((Method) member).getModifiers()) && program.types.containsValue(made);
                if (maker) byType.computeIfAbsent(program.plain(made), key -> new ArrayList<>()).add(name);
            }
            starts = callable.stream().filter(name -> !isOwn((Method) program.members.get(name))).toList();
        }

        /** Whether only the caller implements a method: calling it would say nothing about the program. */
        private boolean isOwn(Method method) {
            Class<?> type = method.getDeclaringClass();
            return Modifier.isAbstract(method.getModifiers()) && byType.keySet().stream().noneMatch(made -> type.isAssignableFrom(program.types.get(made)));
        }

        List<Sequence> plan() {
            var plan = new ArrayList<Sequence>();
            if (starts.isEmpty() && byType.isEmpty()) return plan;
            for (int tries = 0; plan.size() < SEQUENCES && tries < SEQUENCES * 3; tries++) {
                List<Step> steps = sequence(tries);
                if (steps != null) plan.add(new Sequence(steps, random.nextBoolean()));
            }
            return plan;
        }

        private List<Step> sequence(int number) {
            var steps = new ArrayList<Step>();
            if (starts.isEmpty()) return make(pick(List.copyOf(byType.keySet())), steps, 3) < 0 ? null : steps;
            String first = starts.get(number % starts.size());
            if (!call(first, -1, steps)) return null;
            int receiver = ((Call) steps.get(steps.size() - 1)).receiver;
            String owner = first.substring(0, first.indexOf(' '));
            int other = receiver < 0 || random.nextInt(5) > 0 ? receiver : make(owner, steps, 3);
            if (random.nextInt(8) == 0) for (int n = values.limit(); n > 1; n--) if (!call(first, receiver, steps)) return null;
            for (int more = random.nextInt(5); more > 0; more--) {
                if (random.nextInt(4) == 0) touch(steps);
                int last = steps.size() - 1;
                String type = steps.get(last) instanceof Call call && program.members.get(call.member) instanceof Method method ? program.plain(method.getReturnType()) : "";
                boolean chain = program.types.containsKey(type) && random.nextInt(3) == 0;
                int on = chain ? last : random.nextBoolean() ? other : receiver;
                String prefix = (chain ? type : owner) + " ";
                List<String> next = callable.stream().filter(name -> name.startsWith(prefix)).toList();
                if (next.isEmpty()) break;
                if (!call(pick(next), on, steps)) return null;
            }
            return steps;
        }

        /** Changes something that can be changed and that was given or came back; nothing if there is none. */
        private void touch(List<Step> steps) {
            var found = new ArrayList<Touch>();
            for (int i = 0; i < steps.size(); i++) {
                if (!(steps.get(i) instanceof Call call)) continue;
                var change = pick(List.of(Change.values()));
                if (program.members.get(call.member) instanceof Method method && isOpen(method.getReturnType())) found.add(new Touch(i, -1, change, element(method.getGenericReturnType().getTypeName())));
                for (int at = 0; at < call.arguments.size(); at++) {
                    Argument argument = call.arguments.get(at);
                    if (argument instanceof Listed) found.add(new Touch(i, at, change, null));
                    if (argument instanceof Given given && given.value != null && isOpen(given.value.getClass())) found.add(new Touch(i, at, change, given.value instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof Integer ? (Object) 41 : "~"));
                }
            }
            if (!found.isEmpty()) steps.add(pick(found));
        }

        private static boolean isOpen(Class<?> type) {
            return type.isArray() || Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
        }

        /** Null where only an element that is there already will do. */
        private static Object element(String type) {
            if (type.contains("<java.lang.Integer>")) return 41;
            return type.contains("<java.lang.String>") ? "~" : null;
        }

        private boolean call(String name, int on, List<Step> steps) {
            var method = (Method) program.members.get(name);
            String owner = name.substring(0, name.indexOf(' '));
            int receiver = -1;
            if (!Modifier.isStatic(method.getModifiers())) {
                receiver = on >= 0 ? on : make(owner, steps, 3);
                if (receiver < 0) return false;
            }
            boolean equals = method.getName().equals("equals") && method.getParameterCount() == 1;
            if ((equals || name.endsWith(" hashCode()")) && random.nextInt(4) > 0) {
                int twin = random.nextInt(3) > 0 ? knownOrTwin(program.types.get(owner), steps) : -1;
                int other = twin >= 0 ? twin : make(owner, steps, 3);
                if (other < 0) return false;
                steps.add(new Call(name, receiver, equals ? List.of(new Made(other)) : List.of()));
                return true;
            }
            List<Argument> arguments = arguments(method.getParameterTypes(), method.getGenericParameterTypes(), steps, 2);
            if (arguments == null) return false;
            steps.add(new Call(name, receiver, arguments));
            return true;
        }

        /** The step that makes an object of a class of the program; a negative number if there is no way. */
        private int make(String type, List<Step> steps, int depth) {
            if (depth == 0) return -1;
            Class<?> wanted = program.types.get(type);
            if (wanted == null) return -1;
            if (wanted.isEnum()) {
                Object[] constants = wanted.getEnumConstants();
                steps.add(new Constant(type, ((Enum<?>) constants[random.nextInt(constants.length)]).name()));
                return steps.size() - 1;
            }
            int known = random.nextInt(4) == 0 ? knownOrTwin(wanted, steps) : -1;
            if (known >= 0) return known;
            var makers = new ArrayList<String>();
            for (Map.Entry<String, List<String>> entry : byType.entrySet()) {
                if (wanted.isAssignableFrom(program.types.get(entry.getKey()))) makers.addAll(entry.getValue());
            }
            if (makers.isEmpty() && (wanted.isInterface() && !wanted.isSealed() || program.implemented.containsKey(type))) return service(wanted, type, Map.of(), steps, depth);
            for (int tries = 0; tries < 4 && !makers.isEmpty(); tries++) {
                String maker = pick(makers);
                Object member = program.members.get(maker);
                boolean constructor = member instanceof Constructor<?>;
                if (!constructor && random.nextInt(3) > 0) continue;
                Class<?>[] types = constructor ? ((Constructor<?>) member).getParameterTypes() : ((Method) member).getParameterTypes();
                var generic = constructor ? ((Constructor<?>) member).getGenericParameterTypes() : ((Method) member).getGenericParameterTypes();
                int size = steps.size();
                List<Argument> arguments = arguments(types, generic, steps, depth - 1);
                if (arguments == null) {
                    while (steps.size() > size) steps.remove(steps.size() - 1);
                    continue;
                }
                steps.add(new Call(maker, -1, arguments));
                return steps.size() - 1;
            }
            return -1;
        }

        /** The same object once more, or one made of the same arguments but for one. */
        private int knownOrTwin(Class<?> wanted, List<Step> steps) {
            for (int i = steps.size() - 1; i >= 0; i--) {
                if (steps.get(i) instanceof Service service && wanted == program.types.get(service.type)) return i;
                if (!(steps.get(i) instanceof Call call) || !(program.members.get(call.member) instanceof Constructor<?> constructor)) continue;
                if (!wanted.isAssignableFrom(constructor.getDeclaringClass())) continue;
                if (random.nextInt(3) == 0) return i;
                var arguments = new ArrayList<>(call.arguments);
                int changed = random.nextInt(2 * arguments.size() + 1);
                if (changed < arguments.size() && arguments.get(changed) instanceof Given) {
                    arguments.set(changed, new Given(values.value(constructor.getParameterTypes()[changed], constructor.getParameterTypes()[changed].getTypeName())));
                }
                steps.add(new Call(call.member, -1, arguments));
                return steps.size() - 1;
            }
            return -1;
        }

        /** The step that implements an interface or an abstract class, after the steps that make what it may answer with. */
        private int service(Class<?> wanted, String type, Map<String, String> variables, List<Step> steps, int depth) {
            var objects = new ArrayList<Integer>();
            for (Method method : wanted.getMethods()) {
                String result = typeText(method.getGenericReturnType(), program, variables);
                for (String own : program.types.keySet()) {
                    if (!result.matches("(.*[< ])?" + java.util.regex.Pattern.quote(own) + "([>,].*)?")) continue;
                    for (int n = 1 + random.nextInt(2); n > 0; n--) {
                        int made = make(own, steps, depth - 1);
                        if (made >= 0) objects.add(made);
                    }
                }
            }
            List<Argument> arguments = List.of();
            if (program.implemented.containsKey(type)) {
                Constructor<?> constructor = program.implemented.get(type).getConstructors()[0];
                arguments = arguments(constructor.getParameterTypes(), constructor.getGenericParameterTypes(), steps, depth - 1);
                if (arguments == null) return -1;
            }
            steps.add(new Service(type, variables, pick(List.of(Habit.values())), random.nextInt(1000), arguments, objects));
            return steps.size() - 1;
        }

        private List<Argument> arguments(Class<?>[] types, Type[] generic, List<Step> steps, int depth) {
            var arguments = new ArrayList<Argument>();
            for (int i = 0; i < types.length; i++) {
                Argument argument = argument(types[i], generic.length == types.length ? generic[i] : types[i], steps, depth);
                if (argument == null) return null;
                arguments.add(argument);
            }
            return arguments;
        }

        /** Null if there is no way to make one. */
        private Argument argument(Class<?> type, Type generic, List<Step> steps, int depth) {
            String plain = program.plain(type);
            boolean own = program.types.containsKey(plain);
            if (type == Object.class && random.nextInt(3) > 0 || own) {
                if (own && random.nextInt(20) == 0) return new Given(null);
                int step = make(own ? plain : pick(List.copyOf(program.types.keySet())), steps, depth);
                return step < 0 ? null : new Made(step);
            }
            if (isFunction(type)) {
                int step = service(type, type.getName(), variables(type, generic), steps, Math.max(depth, 1));
                return step < 0 ? null : new Made(step);
            }
            String text = typeText(generic, program, Map.of());
            if (Collection.class.isAssignableFrom(type) && generic instanceof ParameterizedType list && program.types.containsKey(typeText(list.getActualTypeArguments()[0], program, Map.of()))) {
                var elements = new ArrayList<Argument>();
                String element = typeText(list.getActualTypeArguments()[0], program, Map.of());
                for (int n = random.nextInt(4); n > 0; n--) {
                    int step = make(element, steps, Math.max(depth, 1));
                    if (step < 0) return null;
                    elements.add(new Made(step));
                }
                return new Listed(elements);
            }
            return new Given(values.value(type, generic instanceof TypeVariable<?> ? generic.getTypeName() : generic.getTypeName().matches(".*<[A-Z]>") ? generic.getTypeName() : text));
        }

        private static boolean isFunction(Class<?> type) {
            return type.isInterface() && (type.getName().startsWith("java.util.function.") || type == Runnable.class || type == Comparator.class || type == java.util.concurrent.Callable.class);
        }

        private Map<String, String> variables(Class<?> type, Type generic) {
            var variables = new HashMap<String, String>();
            if (!(generic instanceof ParameterizedType parameterized)) return variables;
            for (int i = 0; i < type.getTypeParameters().length; i++) {
                variables.put(type.getTypeParameters()[i].getName(), typeText(parameterized.getActualTypeArguments()[i], program, Map.of()));
            }
            // What an operator gives back is declared by the function that it extends.
            if (type.getTypeParameters().length == 1) for (String name : List.of("R", "U")) variables.putIfAbsent(name, variables.values().iterator().next());
            return variables;
        }

        private <T> T pick(List<T> options) {
            return options.get(random.nextInt(options.size()));
        }
    }
}
