package assay.oracle.run;

import assay.oracle.guard.Facts;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Small constants of JDK types, simplest first, with those that the code under test itself mentions. */
final class Values {

    private static final long[] NUMBERS = {0, 1, 2, -1, 10, Integer.MAX_VALUE};
    private static final double[] FRACTIONS = {0.0, 1.0, -1.5, 2.75, 100.0};
    private static final char[] CHARS = {'a', '0', ' '};
    private static final String[] STRINGS = {"", "a", "Hello 42", "7", " b "};
    private static final int OPERATORS = 6;
    private static final int CONSTANTS = 5;

    private final List<Long> numbers = new ArrayList<>();
    private final List<Double> fractions = new ArrayList<>();
    private final List<String> strings = new ArrayList<>();
    private final Map<String, List<Literal>> known = new HashMap<>();

    Values(Facts facts) {
        for (long number : NUMBERS) numbers.add(number);
        facts.numbers.stream().filter(number -> !numbers.contains(number)).limit(CONSTANTS).toList().forEach(numbers::add);
        for (double fraction : FRACTIONS) fractions.add(fraction);
        facts.fractions.stream().filter(fraction -> Double.isFinite(fraction) && !fractions.contains(fraction)).limit(CONSTANTS).toList().forEach(fractions::add);
        strings.addAll(List.of(STRINGS));
        // A character that the code looks for, between two others: a parser sees an operator or a separator.
        List<Character> marks = facts.numbers.stream().filter(Values::isPunctuation).limit(OPERATORS).map(c -> (char) (long) c).toList();
        for (char mark : marks) strings.add("7" + mark + "2");
        for (char mark : marks) strings.add("9" + mark + "4" + mark + "2");
        facts.strings.stream().filter(text -> !strings.contains(text)).limit(CONSTANTS).toList().forEach(strings::add);
    }

    private static boolean isPunctuation(long c) {
        return c > ' ' && c < 127 && !Character.isLetterOrDigit((int) c) && c != '"' && c != '\\';
    }

    /** Constants of this type; empty for types of the program and for those that nothing is known of but null. */
    List<Literal> of(String type) {
        List<Literal> values = known.get(type);
        if (values == null) {
            values = List.copyOf(new LinkedHashSet<>(make(type)));
            known.put(type, values);
        }
        return values;
    }

    /** The constant of this type that is written so, as {@link Literal#text} did. */
    Literal parse(String type, String text) {
        if (text.equals("null")) return Literal.nothing(type);
        for (Literal literal : of(type)) if (literal.text().equals(text)) return literal;
        throw new IllegalArgumentException("no constant " + text + " of type " + type);
    }

    /** Takes a constant of a replayed sequence into account, so that {@link #parse} finds it whatever the code mentions. */
    void mention(String type, String text) {
        if (text.equals("null")) return;
        switch (type) {
            case "int", "long", "short", "byte", "java.lang.Integer", "java.lang.Long", "java.lang.Short", "java.lang.Byte" -> numbers.add(JavaText.number(text));
            case "double", "float", "java.lang.Double", "java.lang.Float" -> fractions.add(JavaText.fraction(text));
            case "char", "java.lang.Character" -> numbers.add((long) JavaText.unquote(text).charAt(0));
            default -> {
                if (text.startsWith("\"")) strings.add(JavaText.unquote(text));
            }
        }
        known.clear();
    }

    private List<Literal> make(String type) {
        return switch (type) {
            case "int" -> numbers(type, Integer.MIN_VALUE, Integer.MAX_VALUE, n -> String.valueOf(n), n -> (int) n);
            case "long" -> numbers(type, Long.MIN_VALUE, Long.MAX_VALUE, n -> n + "L", n -> n);
            case "short" -> numbers(type, Short.MIN_VALUE, Short.MAX_VALUE, n -> "(short) " + n, n -> (short) n);
            case "byte" -> numbers(type, Byte.MIN_VALUE, Byte.MAX_VALUE, n -> "(byte) " + n, n -> (byte) n);
            case "char" -> chars(type);
            case "boolean" -> List.of(new Literal(type, "false", () -> false), new Literal(type, "true", () -> true));
            case "double" -> fractions(type, f -> String.valueOf(f), f -> f);
            case "float" -> fractions(type, f -> (float) f + "f", f -> (float) f);
            case "java.lang.Integer", "java.lang.Long", "java.lang.Short", "java.lang.Byte", "java.lang.Character", "java.lang.Boolean", "java.lang.Double", "java.lang.Float" -> boxed(type);
            case "java.lang.String" -> strings(type);
            case "java.lang.CharSequence", "java.lang.Comparable", "java.lang.Comparable<java.lang.String>" -> strings(type);
            case "java.lang.Object" -> join(List.of(new Literal(type, "1", () -> 1)), strings(type));
            case "java.lang.Number" -> List.of(new Literal(type, "1", () -> 1), new Literal(type, "1.5", () -> 1.5), Literal.nothing(type));
            case "java.util.Map" -> List.of(new Literal(type, "new java.util.HashMap<>()", HashMap::new), Literal.nothing(type));
            case "java.math.BigDecimal" -> List.of(decimal(type, "2.25"), decimal(type, "0"), decimal(type, "-1.5"), decimal(type, "100"), Literal.nothing(type));
            case "java.math.BigInteger" -> List.of(integer(type, "7"), integer(type, "0"), integer(type, "-1"), Literal.nothing(type));
            case "java.time.LocalDate" -> List.of(date(type, 2024, 2, 29), date(type, 2023, 12, 31), date(type, 2024, 6, 1), Literal.nothing(type));
            case "java.lang.Runnable" -> List.of(new Literal(type, "() -> {}", () -> (Runnable) () -> {}), Literal.nothing(type));
            case "java.util.function.IntUnaryOperator" -> List.of(new Literal(type, "x -> x + 1", () -> (IntUnaryOperator) x -> x + 1), Literal.nothing(type));
            case "java.util.function.IntBinaryOperator" -> List.of(new Literal(type, "(x, y) -> x + y", () -> (IntBinaryOperator) (x, y) -> x + y), Literal.nothing(type));
            case "java.util.function.IntPredicate" -> List.of(new Literal(type, "x -> x > 0", () -> (IntPredicate) x -> x > 0), Literal.nothing(type));
            case "java.util.function.IntSupplier" -> List.of(new Literal(type, "() -> 7", () -> (IntSupplier) () -> 7), Literal.nothing(type));
            case "java.util.function.BooleanSupplier" -> List.of(new Literal(type, "() -> true", () -> (BooleanSupplier) () -> true), Literal.nothing(type));
            default -> isCollection(type) ? collections(type) : other(type);
        };
    }

    private static Literal decimal(String type, String digits) {
        return new Literal(type, "new java.math.BigDecimal(\"" + digits + "\")", () -> new BigDecimal(digits));
    }

    private static Literal integer(String type, String digits) {
        return new Literal(type, "new java.math.BigInteger(\"" + digits + "\")", () -> new BigInteger(digits));
    }

    private static Literal date(String type, int year, int month, int day) {
        return new Literal(type, "java.time.LocalDate.of(" + year + ", " + month + ", " + day + ")", () -> LocalDate.of(year, month, day));
    }

    private interface OfLong<T> { T apply(long value); }

    private interface OfDouble<T> { T apply(double value); }

    private List<Literal> numbers(String type, long min, long max, OfLong<String> text, OfLong<Object> value) {
        var literals = new ArrayList<Literal>();
        for (long number : numbers) {
            if (number >= min && number <= max) literals.add(new Literal(type, text.apply(number), () -> value.apply(number)));
        }
        return literals;
    }

    private List<Literal> fractions(String type, OfDouble<String> text, OfDouble<Object> value) {
        var literals = new ArrayList<Literal>();
        for (double fraction : fractions) {
            if (Float.isFinite((float) fraction) || type.endsWith("ouble")) literals.add(new Literal(type, text.apply(fraction), () -> value.apply(fraction)));
        }
        return literals;
    }

    private List<Literal> chars(String type) {
        var literals = new ArrayList<Literal>();
        for (char c : CHARS) literals.add(new Literal(type, JavaText.quote(c), () -> c));
        for (long number : numbers) {
            if (number > ' ' && number < 127) literals.add(new Literal(type, JavaText.quote((char) number), () -> (char) number));
        }
        return literals;
    }

    private List<Literal> strings(String type) {
        var literals = new ArrayList<Literal>();
        for (String text : strings) literals.add(new Literal(type, JavaText.quote(text), () -> text));
        literals.add(Literal.nothing(type));
        return literals;
    }

    private List<Literal> boxed(String type) {
        String primitive = switch (type) {
            case "java.lang.Integer" -> "int";
            case "java.lang.Character" -> "char";
            default -> type.substring("java.lang.".length()).toLowerCase(java.util.Locale.ROOT);
        };
        var literals = new ArrayList<Literal>();
        for (Literal literal : of(primitive)) literals.add(new Literal(type, literal.text(), literal.maker()));
        literals.add(Literal.nothing(type));
        return literals;
    }

    private static final Set<String> LISTS = Set.of("java.util.List", "java.util.Collection", "java.lang.Iterable", "java.util.ArrayList");

    /** Whether what may be passed depends on the type's own parameter. */
    static boolean isParameterised(String type) {
        return isCollection(type) || type.equals("java.lang.Comparable");
    }

    private static boolean isCollection(String type) {
        String raw = type.replaceAll("<.*", "");
        return LISTS.contains(raw) || raw.equals("java.util.Set");
    }

    /** An empty one, and one of two if it is known what it may hold: {@code java.util.List<java.lang.String>}. */
    private List<Literal> collections(String type) {
        String raw = type.replaceAll("<.*", "");
        boolean isSet = raw.equals("java.util.Set");
        String made = isSet ? "java.util.LinkedHashSet" : "java.util.ArrayList";
        var literals = new ArrayList<Literal>();
        literals.add(new Literal(type, "new " + made + "<>()", () -> isSet ? new LinkedHashSet<>() : new ArrayList<>()));
        String element = type.equals(raw) ? "" : type.substring(raw.length() + 1, type.length() - 1);
        List<Literal> elements = switch (element) {
            case "java.lang.String", "java.lang.Object", "java.lang.CharSequence", "java.lang.Integer", "java.lang.Long", "java.lang.Double" ->
                    of(element).stream().filter(literal -> !literal.text().equals("null")).skip(1).limit(2).toList();
            default -> List.of();
        };
        if (elements.size() == 2) {
            String list = elements.get(0).text() + ", " + elements.get(1).text();
            literals.add(new Literal(type, "new " + made + "<>(java.util.List.of(" + list + "))", () -> {
                List<Object> two = List.of(elements.get(0).maker().get(), elements.get(1).maker().get());
                return isSet ? new LinkedHashSet<>(two) : new ArrayList<>(two);
            }));
        }
        literals.add(Literal.nothing(type));
        return literals;
    }

    /** Constants of an enum, else what a public constructor without parameters makes, else only null. */
    private static List<Literal> other(String type) {
        var literals = new ArrayList<Literal>();
        try {
            Class<?> known = Class.forName(type, false, ClassLoader.getPlatformClassLoader());
            if (known.isEnum()) {
                for (Object constant : known.getEnumConstants()) {
                    if (literals.size() < 3) literals.add(new Literal(type, JavaText.typeName(type) + '.' + ((Enum<?>) constant).name(), () -> constant));
                }
            } else if (MAKEABLE.contains(type)) {
                var constructor = known.getConstructor();
                literals.add(new Literal(type, "new " + JavaText.typeName(type) + "()", () -> make(constructor)));
            }
        } catch (ReflectiveOperationException | LinkageError e) {
            // Not a JDK type, or none that can be made: null will have to do.
        }
        literals.add(Literal.nothing(type));
        return literals;
    }

    /** JDK classes that a constructor without parameters makes, always the same. */
    private static final Set<String> MAKEABLE = Set.of(
            "java.lang.StringBuilder", "java.lang.StringBuffer", "java.util.LinkedList", "java.util.HashMap", "java.util.LinkedHashMap", "java.util.TreeMap",
            "java.util.HashSet", "java.util.LinkedHashSet", "java.util.TreeSet", "java.util.ArrayDeque", "java.util.PriorityQueue", "java.util.BitSet",
            "java.util.concurrent.atomic.AtomicInteger", "java.util.concurrent.atomic.AtomicLong", "java.util.concurrent.atomic.AtomicBoolean",
            "java.util.concurrent.atomic.AtomicReference");

    private static Object make(java.lang.reflect.Constructor<?> constructor) {
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    private static List<Literal> join(List<Literal> first, List<Literal> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
