package assay.oracle.run;

import assay.oracle.guard.Guard;
import assay.oracle.guard.Trace;
import assay.oracle.program.Common;
import assay.oracle.program.CommonClass;
import assay.oracle.program.Version;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Member;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.BaseStream;

/**
 * Writes down what a caller can see, in a form that can be compared between versions: lines of a place and a value.
 * A place is {@code #2} (the result of step 2), {@code $2} (the object of step 2 after the last call), {@code @2:0}
 * (what was passed to step 2 first, after the last call), {@code !p.A.f} (a public static field), {@code >out}, {@code >err}; with accessors behind it, {@code #2.getOwner().getName()}. Objects
 * show their public fields and getters, as far as both versions have them, and never their identity.
 */
final class Observer {

    private static final int DEPTH = 3;
    private static final int LINES = 400;
    private static final int TEXT = 2_000;
    private static final int COMPOUNDS = 1_000;
    private static final int ELEMENTS = 100;
    private static final String ITERABLE = "java.lang.Iterable";
    private static final Pattern IDENTITY = Pattern.compile("(\\[*)([\\w$.]+;?)@[0-9a-f]{1,8}\\b");

    private static final Pattern LAMBDA = Pattern.compile("[\\w$.]*\\$\\$Lambda[\\w$./]*(@[0-9a-f]+)?");

    private static final Pattern FRAMES = Pattern.compile("(?m)^\t+(at |\\.\\.\\. \\d+ more).*\\R");

    private final Version version;
    private final Common common;
    private final Strictness strictness;
    private final String wanted;
    private final Set<Member> leftOut;
    private final StringBuilder lines = new StringBuilder();
    private final Map<Object, Boolean> open = new IdentityHashMap<>(4);
    private List<Kept> kept = List.of();
    private int written;
    private int compoundsLeft = COMPOUNDS;
    private Object captured;
    private final Map<String, String> printed = new HashMap<>(2);
    private Member asked;
    private boolean isOver;

    /** What of an exception is compared. */
    enum Strictness {
        TYPES,
        MESSAGES
    }

    /** {@code wanted}: the place whose value is to be kept as an object too, or null; {@code leftOut}: accessors that are not asked. */
    Observer(Version version, Common common, Strictness strictness, String wanted, Set<Member> leftOut) {
        this.leftOut = leftOut;
        this.version = version;
        this.common = common;
        this.strictness = strictness;
        this.wanted = wanted;
    }

    String text() {
        return lines.toString();
    }

    /** The accessor that was asked last and has not answered; null if all have. */
    Member asked() {
        return asked;
    }

    Object captured() {
        return captured;
    }

    void returned(String place, Object value, String declaredType) {
        if (declaredType.equals("void")) line(place, "(returns)");
        else show(place, value, declaredType, 0);
    }

    /** An object that is held to be equal to another one, which a caller can't find again by it. */
    void equalWithOtherHash(String place) {
        line(place, "true, but with another hash code");
    }

    /** What went into a program, or came out of it, as it looks in the end. */
    void passed(String place, Object value, String declaredType) {
        if (value != null && !drained(value)) show(place, value, declaredType, 0);
    }

    private static boolean drained(Object value) {
        return value instanceof Iterator || value instanceof BaseStream;
    }

    void thrown(String place, Throwable thrown) {
        line(place, "throws " + exception(thrown));
    }

    /** The program's own code failed where it was called by the JDK, while something was written down. */
    void broken() {
        line("?", "can't be shown");
    }

    /** All that was printed; what was there the last time is not told again. */
    void printed(String place, String text) {
        String known = printed.put(place, text);
        if (text.equals(known) || text.isEmpty()) return;
        line(known == null || known.isEmpty() ? place : place + "+", JavaText.quote(mask(withoutFrames(text))));
    }

    /** All calls are made: what looks may change something now. */
    void over() {
        isOver = true;
    }

    /** The public state of an object that took part in a sequence. */
    void state(String place, Object value) {
        if (value == null || value.getClass().isArray() || !version.declares(value.getClass())) return;
        if (value instanceof Collection || value instanceof Map) line(place, name(value) + contents(value, 0));
        members(place, value, 0);
    }

    /** An argument that a call may change, as it looks in the end. */
    void keep(String place, Object value, String declaredType) {
        if (value == null) return;
        if (kept.isEmpty()) kept = new ArrayList<>();
        kept.add(new Kept(place, value, declaredType));
    }

    private record Kept(String place, Object value, String declaredType) {}

    void arguments() {
        for (Kept argument : kept) show(argument.place, argument.value, argument.declaredType, 0);
    }

    /** What can be had only once from what a step returned, and therefore last: elements, or the answer of a supplier. */
    void drain(String place, Object value, String declaredType) {
        if (value == null || (value instanceof Collection || value instanceof Map) && !declaredType.equals(ITERABLE))
            return;
        try {
            if (value instanceof Iterator<?> iterator) elements(place, iterator);
            else if (value instanceof Iterable<?> iterable) elements(place, iterable.iterator());
            else if (value instanceof BaseStream<?, ?> stream)
                elements(place, stream.sequential().iterator());
            else if (value instanceof Enumeration<?> enumeration) elements(place, enumeration.asIterator());
            else if (value instanceof Supplier<?> supplier) show(place + ".get()", supplier.get(), "", 1);
            else if (value instanceof IntSupplier supplier) show(place + ".getAsInt()", supplier.getAsInt(), "int", 1);
        } catch (Throwable e) {
            Runner.rethrowStop(e);
            thrown(place, e);
        }
    }

    private void elements(String place, Iterator<?> iterator) {
        var elements = new ArrayList<String>();
        for (int n = 0; iterator != null && n < ELEMENTS && iterator.hasNext(); n++)
            elements.add(inline(iterator.next(), "", 1));
        if (common.hashOrder()) elements.sort(Comparator.naturalOrder());
        line(place, '[' + String.join(", ", elements) + ']');
    }

    void staticField(Member field) {
        try {
            show(
                    '!' + JavaText.typeName(field.owner()) + '.' + field.name(),
                    Trace.seen(version.field(field)).get(null),
                    field.type(),
                    DEPTH - 1);
        } catch (ReflectiveOperationException | LinkageError e) {
            line('!' + field.element(), "can't be read: " + e.getClass().getName());
        }
    }

    private void show(String place, Object value, String declaredType, int depth) {
        if (place.equals(wanted)) captured = value;
        if (declaredType.equals(ITERABLE) && value instanceof Iterable<?> iterable) {
            // Whether it is a collection too is not for a caller to know.
            if (depth == 0) line(place, ITERABLE);
            else elements(place, iterable.iterator());
            return;
        }
        if (value == null
                || value.getClass().isArray()
                || !version.declares(value.getClass())
                || value instanceof Enum<?>
                || common.isRecord(value.getClass(), version)) {
            line(place, inline(value, declaredType, depth));
            return;
        }
        line(place, name(value) + contents(value, depth));
        members(place, value, depth);
    }

    /** A collection of the program's own shows what is in it. */
    private String contents(Object value, int depth) {
        if (value instanceof Collection<?> collection) return collection(collection, "", depth);
        return value instanceof Map<?, ?> map ? map(map, "", depth) : "";
    }

    private void members(String place, Object value, int depth) {
        CommonClass type = version.shown(value.getClass(), common).type();
        if (type == null
                || type.fields().isEmpty() && getters(type).isEmpty()
                || depth >= DEPTH
                || open.put(value, true) != null) return;
        for (Member field : type.fields()) {
            if (!field.isStatic() && !leftOut.contains(field)) visit(place, value, field, depth);
        }
        for (Member getter : getters(type)) if (!leftOut.contains(getter)) visit(place, value, getter, depth);
        open.remove(value);
    }

    private List<Member> getters(CommonClass type) {
        return isOver ? type.allGetters() : type.getters();
    }

    private void visit(String place, Object value, Member member, int depth) {
        if (written >= LINES) return;
        String there = place + '.' + member.name() + (member.kind() == Member.Kind.METHOD ? "()" : "");
        ask(member, () -> {
            try {
                show(there, read(value, member), member.type(), depth + 1);
            } catch (InvocationTargetException e) {
                Runner.rethrowStop(e.getCause());
                thrown(there, e.getCause());
            } catch (ReflectiveOperationException | LinkageError e) {
                line(there, "can't be read: " + e.getClass().getName());
            }
            return null;
        });
    }

    /** Remembers whom it is about, as long as it has not come to its end. */
    private String ask(Member member, Supplier<String> answer) {
        Member outer = asked;
        asked = member;
        try {
            return answer.get();
        } catch (StackOverflowError | OutOfMemoryError limit) {
            Guard.note(limit);
            throw limit;
        } finally {
            // A program may swallow what stops it, and answer all the same.
            if (Guard.interruption() == null) asked = outer;
        }
    }

    private Object read(Object value, Member member) throws ReflectiveOperationException {
        if (member.kind() == Member.Kind.FIELD)
            return Trace.seen(version.field(member)).get(value);
        return ((Method) version.member(member)).invoke(value);
    }

    private void line(String place, String value) {
        if (written++ < LINES) lines.append(place).append('\t').append(value).append('\n');
    }

    /** A value on one line. */
    private String inline(Object value, String declaredType, int depth) {
        if (value == null) return "null";
        if (value instanceof String text) return JavaText.quote(cut(mask(text)));
        if (value instanceof Integer || value instanceof Boolean) return value.toString();
        if (value instanceof Character c) return JavaText.quote(c);
        if (value instanceof Number number && isBoxed(number)) return number(number, declaredType);
        if (value instanceof Enum<?> constant && isShown(constant)) return constantName(constant);
        if (value instanceof Class<?> type) return version.shown(type, common).name() + ".class";
        if (value instanceof Throwable thrown)
            return thrown.getCause() == null || thrown.getCause() == thrown
                    ? exception(thrown)
                    : exception(thrown) + " caused by " + exception(thrown.getCause());
        if (depth > DEPTH || --compoundsLeft < 0 || open.put(value, true) != null) return "…";
        try {
            return cut(compound(value, declaredType, depth));
        } finally {
            open.remove(value);
        }
    }

    private String compound(Object value, String declaredType, int depth) {
        if (value.getClass().isArray()) return array(value, depth);
        if (value instanceof Optional<?> optional)
            return optional.map(inside -> "Optional[" + inline(inside, "", depth + 1) + ']')
                    .orElse("Optional.empty");
        if (common.isRecord(value.getClass(), version)) return entry((Record) value, depth);
        if (value instanceof Map.Entry<?, ?> entry && !version.declares(value.getClass()))
            return inline(entry.getKey(), "", depth + 1) + '=' + inline(entry.getValue(), "", depth + 1);
        if (version.declares(value.getClass())) return object(value, depth);
        if (value instanceof Collection<?> collection) return collection(collection, declaredType, depth);
        if (value instanceof Map<?, ?> map) return map(map, declaredType, depth);
        return describe(value, declaredType);
    }

    private String array(Object array, int depth) {
        var elements = new ArrayList<String>();
        // Of elements that nobody else may name, only what they are besides.
        String type = version.shown(array.getClass().getComponentType(), common).name();
        for (int i = 0; i < Math.min(Array.getLength(array), 100); i++)
            elements.add(inline(Array.get(array, i), type, depth + 1));
        if (Array.getLength(array) > 100) elements.add("… " + Array.getLength(array));
        return "new " + type + "[] {" + String.join(", ", elements) + '}';
    }

    /** Sets and maps of these types promise an order; of others it hangs on hash codes, or on what they happen to be made of. */
    private static final Set<String> ORDERED = Set.of(
            "java.util.LinkedHashSet",
            "java.util.SortedSet",
            "java.util.NavigableSet",
            "java.util.TreeSet",
            "java.util.SequencedSet",
            "java.util.LinkedHashMap",
            "java.util.SortedMap",
            "java.util.NavigableMap",
            "java.util.TreeMap",
            "java.util.SequencedMap");

    /** Collections that do not promise an order are compared as bags. */
    private String collection(Collection<?> collection, String declaredType, int depth) {
        var elements = new ArrayList<String>();
        for (Object element : collection) {
            if (elements.size() == 100) break;
            elements.add(inline(element, "", depth + 1));
        }
        if (collection.size() > 100) elements.add("… " + collection.size());
        boolean isLoose = common.hashOrder() && declaredType.equals("java.util.Collection");
        if (isLoose
                || !(collection instanceof List
                        || collection instanceof java.util.Queue
                        || ORDERED.contains(declaredType))) elements.sort(Comparator.naturalOrder());
        return '[' + String.join(", ", elements) + ']';
    }

    private String map(Map<?, ?> map, String declaredType, int depth) {
        var entries = new ArrayList<String>();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (entries.size() == 100) break;
            entries.add(inline(entry.getKey(), "", depth + 1) + '=' + inline(entry.getValue(), "", depth + 1));
        }
        if (map.size() > 100) entries.add("… " + map.size());
        if (!ORDERED.contains(declaredType)) entries.sort(Comparator.naturalOrder());
        return '{' + String.join(", ", entries) + '}';
    }

    private String entry(Record value, int depth) {
        var parts = new ArrayList<String>();
        for (Method accessor : version.accessors(value.getClass()))
            parts.add(accessor.getName() + '=' + call(value, accessor, depth));
        return name(value) + '[' + String.join(", ", parts) + ']';
    }

    private String call(Object value, Method accessor, int depth) {
        try {
            return inline(accessor.invoke(value), accessor.getReturnType().getName(), depth + 1);
        } catch (InvocationTargetException e) {
            Runner.rethrowStop(e.getCause());
            return "throws " + exception(e.getCause());
        } catch (ReflectiveOperationException | RuntimeException e) {
            return "…";
        }
    }

    /** An object of the program inside a collection or an array. */
    private String object(Object value, int depth) {
        Version.Shown shown = version.shown(value.getClass(), common);
        CommonClass type = shown.type();
        if (type == null || depth >= DEPTH) return shown.name();
        var parts = new ArrayList<String>();
        for (Member field : type.fields()) {
            if (!field.isStatic() && !leftOut.contains(field))
                parts.add(field.name() + '=' + part(value, field, depth));
        }
        for (Member getter : getters(type))
            if (!leftOut.contains(getter)) parts.add(getter.name() + "()=" + part(value, getter, depth));
        return shown.name() + '{' + String.join(", ", parts) + '}';
    }

    private String part(Object value, Member member, int depth) {
        return ask(member, () -> partOf(value, member, depth));
    }

    private String partOf(Object value, Member member, int depth) {
        try {
            return inline(read(value, member), member.type(), depth + 1);
        } catch (InvocationTargetException e) {
            Runner.rethrowStop(e.getCause());
            return "throws " + exception(e.getCause());
        } catch (ReflectiveOperationException | LinkageError e) {
            return "…";
        }
    }

    /**
     * A JDK object that is a value says what its toString says. Any other is only what it was declared to be: which
     * comparator, iterator or reader a method returns is its own affair.
     */
    private String describe(Object value, String declaredType) {
        if (isValue(value)) return JavaText.quote(cut(mask(String.valueOf(value))));
        return declaredType.isEmpty() ? "java.lang.Object" : JavaText.typeName(declaredType);
    }

    private static boolean isValue(Object value) {
        String home = value.getClass().getPackageName();
        return value instanceof Number
                || value instanceof CharSequence
                || value instanceof java.util.UUID
                || value instanceof java.util.BitSet
                || value instanceof java.util.StringJoiner
                || home.startsWith("java.time")
                || home.startsWith("java.math")
                || home.equals("java.util.concurrent.atomic")
                || value instanceof java.util.OptionalInt
                || value instanceof java.util.OptionalLong
                || value instanceof java.util.OptionalDouble
                || value instanceof java.net.URI
                || value instanceof java.io.StringWriter
                || value instanceof java.io.ByteArrayOutputStream
                || value instanceof java.io.File
                || value instanceof java.nio.file.Path
                || value instanceof java.util.Date
                || value instanceof java.util.Locale
                || value instanceof java.nio.charset.Charset
                || value instanceof java.util.regex.Pattern;
    }

    /** An enum of the JDK's that it keeps to itself is none for a caller. */
    private boolean isShown(Enum<?> constant) {
        return version.declares(constant.getDeclaringClass())
                || java.lang.reflect.Modifier.isPublic(
                        constant.getDeclaringClass().getModifiers());
    }

    private String exception(Throwable thrown) {
        String name = name(thrown);
        if (strictness == Strictness.TYPES) return name;
        String message = message(thrown);
        return message == null ? name : name + ": " + JavaText.quote(mask(message));
    }

    private static String message(Throwable thrown) {
        try {
            return thrown.getMessage();
        } catch (RuntimeException e) {
            return "(its message can't be read)";
        }
    }

    private String constantName(Enum<?> constant) {
        return version.shown(constant.getDeclaringClass(), common).name() + '.' + constant.name();
    }

    /** A long is written as 10 where its type is plain from the declaration, and as 10L where it could be an int. */
    private static String number(Number number, String declaredType) {
        if (number instanceof Double
                || declaredType.equals("long")
                || declaredType.equals("float")
                || declaredType.equals("short")
                || declaredType.equals("byte")) return number.toString();
        if (number instanceof Long) return number + "L";
        if (number instanceof Float) return number + "f";
        return '(' + (number instanceof Short ? "short" : "byte") + ") " + number;
    }

    private static boolean isBoxed(Number number) {
        return number instanceof Long
                || number instanceof Double
                || number instanceof Float
                || number instanceof Short
                || number instanceof Byte;
    }

    /** The frames of a printed stack trace are where the code stands and who called it, us included: no behaviour. */
    private static String withoutFrames(String text) {
        return text.contains("\n\tat ") ? FRAMES.matcher(text).replaceAll("") : text;
    }

    private String name(Object value) {
        return version.shown(value.getClass(), common).name();
    }

    /** Takes identity hashes out of a text, as {@link Object#toString} writes them: after the name of a class. */
    private String mask(String text) {
        if (text.indexOf('@') < 0 && !text.contains("$$Lambda")) return text;
        String plain = LAMBDA.matcher(text).replaceAll("lambda");
        return IDENTITY.matcher(plain)
                .replaceAll(found -> Matcher.quoteReplacement(
                        isClass(found.group(1), found.group(2))
                                ? found.group(1) + openName(found.group(2)) + "@…"
                                : found.group()));
    }

    /** The name that a caller may know, of a class that a text mentions. */
    private String openName(String name) {
        if (!version.classNames().contains(name)) return name;
        try {
            return version.shown(version.type(name), common).name();
        } catch (ClassNotFoundException | LinkageError e) {
            return name;
        }
    }

    private boolean isClass(String brackets, String name) {
        return version.classNames().contains(name)
                || name.startsWith("java.")
                || !brackets.isEmpty() && (name.length() == 1 || name.startsWith("L") && name.endsWith(";"));
    }

    private static String cut(String text) {
        return text.length() <= TEXT
                ? text
                : text.substring(0, TEXT) + "… (" + text.length() + " characters, hash "
                        + Arrays.hashCode(text.toCharArray()) + ')';
    }
}
