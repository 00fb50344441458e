import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
 * members, who makes some hundred random sequences of one to three calls and writes down what comes back. A pair differs if a
 * sequence alone, in classes freshly loaded, shows something else before and after.
 *
 * Input, a line each, fields with tabs between: {@code file PAIR SIDE PATH BASE64}; {@code value PAIR KIND BASE64}, a constant that
 * stands in the text; {@code go}. The answer for each pair is {@code PAIR equal|differs|uncompilable|endless|unsteady DETAIL}.
 * Every version lies below a package of its own, PAIR + SIDE, so that one run of javac compiles all of them.
 */
public final class Truth {

    private static final int SEQUENCES = 300;
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
        private final Field fuel;

        Program(Version version, Loader loader) throws Exception {
            this.version = version;
            Class<?> fuelClass = loader.loadClass("fuel.Fuel");
            fuel = fuelClass.getField("left");
            for (String name : version.names) {
                Class<?> type = loader.loadClass(name);
                if (!isPublic(type) || type.isAnonymousClass()) continue;
                String plain = name.substring(version.root.length());
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

        void fill() throws Exception {
            fuel.setLong(null, FUEL);
        }
    }

    // ---- sequences: made once, from what both versions have, and run on both

    private sealed interface Argument {}

    private record Given(Object value) implements Argument {}

    private record Made(int step) implements Argument {}

    private record Step(String member, int receiver, List<Argument> arguments) {}

    private static String compare(Pair pair, Map<String, byte[]> classes) throws Exception {
        var before = new Version("p" + pair.id + "b.", classes);
        var after = new Version("p" + pair.id + "a.", classes);
        Program sample = before.load();
        var common = new TreeSet<>(sample.members.keySet());
        common.retainAll(after.load().members.keySet());
        List<List<Step>> plan = new Maker(sample, common, pair).plan();
        List<String> first = runAll(before, plan);
        List<String> again = runAll(before, plan);
        List<String> second = runAll(after, plan);
        if (first == null || again == null || second == null) return "endless\t";
        var different = new ArrayList<List<Step>>();
        int steady = 0;
        for (int i = 0; i < plan.size(); i++) {
            if (!first.get(i).equals(again.get(i))) continue;
            steady++;
            if (!first.get(i).equals(second.get(i))) different.add(plan.get(i));
        }
        // The shortest that shows it alone is the easiest to understand.
        different.sort(Comparator.comparing(List::size));
        String example = null;
        for (List<Step> sequence : different) {
            List<String> a = runAll(before, List.of(sequence));
            List<String> b = runAll(after, List.of(sequence));
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

    private static String show(List<Step> steps) {
        return steps.stream().map(s -> s.member + (s.receiver < 0 ? "" : " on " + s.receiver) + " " + s.arguments.stream().map(Truth::show).toList()).collect(Collectors.joining("; "));
    }

    private static String show(Argument argument) {
        if (argument instanceof Made made) return "#" + made.step;
        return render(((Given) argument).value, null);
    }

    /** What each sequence gave, or null if one does not come to an end. */
    private static List<String> runAll(Version version, List<List<Step>> plan) throws Exception {
        Program program = version.load();
        var results = new ArrayList<String>();
        var printed = new ByteArrayOutputStream();
        var out = new PrintStream(printed, true);
        for (List<Step> sequence : plan) {
            printed.reset();
            System.setOut(out);
            String result = run(program, sequence);
            if (result == null) return null;
            results.add((result + printed).replace(version.root, ""));
        }
        return results;
    }

    private static String run(Program program, List<Step> sequence) throws Exception {
        var values = new ArrayList<Object>();
        var text = new StringBuilder();
        for (Step step : sequence) {
            Object member = program.members.get(step.member);
            Object[] arguments = new Object[step.arguments.size()];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = step.arguments.get(i) instanceof Made made ? values.get(made.step) : copy(((Given) step.arguments.get(i)).value);
            }
            program.fill();
            try {
                Object value;
                if (member == null) {
                    String[] constant = step.member.split(" ");
                    value = program.types.get(constant[0]).getField(constant[1]).get(null);
                } else if (member instanceof Constructor<?> c) {
                    value = c.newInstance(arguments);
                } else {
                    Object receiver = step.receiver < 0 ? null : values.get(step.receiver);
                    if (step.receiver >= 0 && receiver == null) return text + "-";
                    value = ((Method) member).invoke(receiver, arguments);
                }
                values.add(value);
                text.append(render(value, program)).append(';');
            } catch (InvocationTargetException e) {
                Throwable thrown = e.getCause();
                if (isEndless(thrown)) return null;
                if (thrown instanceof LinkageError) return text + "a class that cannot be initialised";
                text.append(program.plain(catchable(thrown.getClass()))).append(';');
                if (member instanceof Constructor<?>) return text.toString();
                values.add(null);
            } catch (IllegalArgumentException e) {
                return text + "-";
            } catch (LinkageError e) {
                return text + "a class that cannot be initialised";
            }
        }
        if (!values.isEmpty()) for (Object value : values) text.append(fields(value, program));
        return text.toString();
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

    private static final class Maker {
        private final Program program;
        private final List<String> callable;
        private final Map<String, List<String>> byType = new TreeMap<>();
        private final Random random;
        private final List<Long> numbers;
        private final List<String> texts;
        private static final long[] SMALL = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1, -2, -3, -7};
        private static final String[] WORDS = {"", "a", "b", "ab", "abc", "Hello", "hello world", "x1", "12", "7", "aab", "anna", " ", "A-b c", "1+2*3"};

        Maker(Program program, Set<String> common, Pair pair) {
            this.program = program;
            random = new Random(pair.id.hashCode());
            numbers = List.copyOf(pair.numbers);
            texts = List.copyOf(pair.texts);
            callable = common.stream().filter(name -> !name.contains(" new(")).toList();
            for (String name : common) {
                Object member = program.members.get(name);
                Class<?> made = member instanceof Constructor<?> c ? c.getDeclaringClass() : ((Method) member).getReturnType();
                boolean maker = member instanceof Constructor<?> || Modifier.isStatic(((Method) member).getModifiers()) && program.types.containsValue(made);
                if (maker) byType.computeIfAbsent(program.plain(made), key -> new ArrayList<>()).add(name);
            }
        }

        List<List<Step>> plan() {
            var plan = new ArrayList<List<Step>>();
            if (callable.isEmpty() && byType.isEmpty()) return plan;
            for (int tries = 0; plan.size() < SEQUENCES && tries < SEQUENCES * 3; tries++) {
                List<Step> steps = sequence(tries);
                if (steps != null) plan.add(steps);
            }
            return plan;
        }

        private List<Step> sequence(int number) {
            var steps = new ArrayList<Step>();
            if (callable.isEmpty()) return make(pick(List.copyOf(byType.keySet())), steps, 3) < 0 ? null : steps;
            String first = callable.get(number % callable.size());
            if (!call(first, -1, steps)) return null;
            int receiver = steps.get(steps.size() - 1).receiver;
            String owner = first.substring(0, first.indexOf(' '));
            for (int more = random.nextInt(3); more > 0; more--) {
                Class<?> result = ((Method) program.members.get(steps.get(steps.size() - 1).member)).getReturnType();
                String type = program.plain(result);
                boolean chain = program.types.containsKey(type) && random.nextInt(3) == 0;
                int on = chain ? steps.size() - 1 : receiver;
                String prefix = (chain ? type : owner) + " ";
                List<String> next = callable.stream().filter(name -> name.startsWith(prefix)).toList();
                if (next.isEmpty()) break;
                if (!call(pick(next), on, steps)) return null;
            }
            return steps;
        }

        private boolean call(String name, int on, List<Step> steps) {
            var method = (Method) program.members.get(name);
            int receiver = -1;
            if (!Modifier.isStatic(method.getModifiers())) {
                receiver = on >= 0 ? on : make(name.substring(0, name.indexOf(' ')), steps, 3);
                if (receiver < 0) return false;
            }
            List<Argument> arguments = arguments(method.getParameterTypes(), method.getGenericParameterTypes(), steps, 2);
            if (arguments == null) return false;
            steps.add(new Step(name, receiver, arguments));
            return true;
        }

        /** The step that makes an object of a class of the program; a negative number if there is no way. */
        private int make(String type, List<Step> steps, int depth) {
            if (depth == 0) return -1;
            Class<?> wanted = program.types.get(type);
            if (wanted == null) return -1;
            if (wanted.isEnum()) {
                Object[] constants = wanted.getEnumConstants();
                steps.add(new Step(type + " " + ((Enum<?>) constants[random.nextInt(constants.length)]).name(), -1, List.of()));
                return steps.size() - 1;
            }
            var makers = new ArrayList<String>();
            for (Map.Entry<String, List<String>> entry : byType.entrySet()) {
                if (wanted.isAssignableFrom(program.types.get(entry.getKey()))) makers.addAll(entry.getValue());
            }
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
                steps.add(new Step(maker, -1, arguments));
                return steps.size() - 1;
            }
            return -1;
        }

        private List<Argument> arguments(Class<?>[] types, java.lang.reflect.Type[] generic, List<Step> steps, int depth) {
            var arguments = new ArrayList<Argument>();
            for (int i = 0; i < types.length; i++) {
                String plain = program.plain(types[i]);
                boolean own = program.types.containsKey(plain);
                if (types[i] == Object.class && random.nextInt(3) > 0 || own) {
                    String type = own ? plain : pick(List.copyOf(program.types.keySet()));
                    if (own && random.nextInt(20) == 0) {
                        arguments.add(new Given(null));
                        continue;
                    }
                    int step = make(type, steps, depth);
                    if (step < 0) return null;
                    arguments.add(new Made(step));
                } else {
                    String text = generic.length == types.length ? generic[i].getTypeName() : types[i].getName();
                    arguments.add(new Given(value(types[i], text)));
                }
            }
            return arguments;
        }

        private Object value(Class<?> type, String generic) {
            if (type == int.class || type == Integer.class) return (int) number();
            if (type == long.class || type == Long.class) return number();
            if (type == short.class) return (short) number();
            if (type == byte.class) return (byte) number();
            if (type == double.class || type == Double.class) return number() / (random.nextInt(3) == 0 ? 2.0 : 1.0);
            if (type == float.class) return (float) number();
            if (type == boolean.class || type == Boolean.class) return random.nextBoolean();
            if (type == char.class || type == Character.class) {
                String text = text();
                return text.isEmpty() ? 'a' : text.charAt(random.nextInt(text.length()));
            }
            if (type == String.class) return random.nextInt(25) == 0 ? null : text();
            if (type == Object.class) return random.nextBoolean() ? text() : (Object) (int) number();
            if (type == int[].class) return random.ints(random.nextInt(5), 0, 1).map(zero -> (int) number()).toArray();
            if (type == String[].class) return random.ints(random.nextInt(4), 0, 1).mapToObj(zero -> text()).toArray(String[]::new);
            if (type == List.class || type == Collection.class || type == Iterable.class) {
                boolean ints = generic.contains("Integer") || generic.matches(".*<[A-Z]>");
                var list = new ArrayList<Object>();
                for (int n = random.nextInt(5); n > 0; n--) list.add(ints ? (Object) (int) number() : text());
                return list;
            }
            if (type == java.util.function.IntUnaryOperator.class) {
                int by = (int) number();
                return (java.util.function.IntUnaryOperator) x -> x * 2 + by;
            }
            return null;
        }

        private long number() {
            int kind = random.nextInt(20);
            if (kind < 11 || numbers.isEmpty() && kind < 16) return SMALL[random.nextInt(SMALL.length)];
            if (kind < 16) return numbers.get(random.nextInt(numbers.size())) + random.nextInt(3) - 1;
            if (kind < 19) return random.nextInt(200) - 50;
            return new long[] {Integer.MAX_VALUE, Integer.MIN_VALUE, 100_000, 1_000_000}[random.nextInt(4)];
        }

        private String text() {
            if (!texts.isEmpty() && random.nextInt(4) == 0) return texts.get(random.nextInt(texts.size()));
            String word = WORDS[random.nextInt(WORDS.length)];
            return random.nextInt(4) == 0 ? word + WORDS[random.nextInt(WORDS.length)] : word;
        }

        private <T> T pick(List<T> options) {
            return options.get(random.nextInt(options.size()));
        }
    }
}
