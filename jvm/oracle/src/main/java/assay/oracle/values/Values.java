package assay.oracle.values;

import assay.oracle.guard.Facts;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Literal;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Constants of JDK types, simplest first, with those that the code under test itself mentions; and, for the random search,
 * others that are drawn by lot: near to what the code mentions, put together of it, or at the ends of what there is.
 */
public final class Values {

    private static final long[] NUMBERS = {0, 1, 2, -1, 10, Integer.MAX_VALUE};
    private static final long[] FAR_NUMBERS = {
        3,
        5,
        7,
        42,
        100,
        127,
        128,
        255,
        1000,
        50_000,
        100_000,
        2_000_000_000,
        -2,
        -7,
        -10,
        -129,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        Integer.MAX_VALUE - 1,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };
    private static final double[] FRACTIONS = {0.0, 1.0, -1.5, 2.75, 100.0, -2.7, 123456789.0};
    private static final double[] FAR_FRACTIONS = {
        Double.NaN,
        -0.0,
        0.0,
        0.5,
        -0.5,
        2.5,
        0.1,
        0.2,
        0.3,
        1.005,
        2.675,
        1e-9,
        1e9,
        1e17,
        3.14159,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.MAX_VALUE,
        Double.MIN_VALUE
    };
    private static final char[] CHARS = {'a', '0', ' '};
    private static final String[] STRINGS = {"", "a", "Hello 42", "7", " b "};
    /** Among them those which tell apart what seems to be the same: trim and strip, find and matches, split and what else splits. */
    private static final String[] FAR_STRINGS = {
        "A",
        "b",
        "x y",
        "-5",
        "+5",
        "1.5",
        "1,5",
        "1e3",
        "true",
        "0",
        "007",
        "12",
        "\n",
        "a\n",
        "a\r\nb",
        "\u0000a\u0000",
        "\u00a0a\u2003",
        " \t ",
        "\u00e4\u00df\u4e16",
        "\ud83d\ude00a",
        "I\u0130i",
        "abcabc",
        "Za",
        "zA",
        "a,b",
        "a,,b,",
        ",",
        "k=v",
        "k = \"v w\"",
        "a b  c",
        "\"a\"",
        "'a'",
        "a:b:c",
        "a/b//c",
        "a.b",
        "$1",
        "\\",
        "%",
        "#a",
        "<a>&",
        "null",
        "2024-02-29",
        "12:30",
        "12:30:45",
        "EUR",
        "en",
        "0x1F",
        "08",
        "010",
        "a@b.co",
        "http://host/p?q=1#f",
        "a=1&b=2",
        "1 + 2 * 3",
        "(1)",
        "--x=1",
        "-v",
        "{\"a\": 1}",
        "[1, 2]",
        "P1D",
        "10-12",
        "a;b",
        "a|b",
        "a -> b",
        "{a}",
        "x${a}y",
        "[a]",
        "%s",
        "1.2.3",
        "1.2.3-a",
        "@a @b",
        "a_b",
        "aB",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
    };

    private static final String[] PIECES = {
        "a", "B", "7", "12", " ", "x", "0", "-", ".", ",", "\n", "b c", "\t", "_", "z", "=", ":", ";", "\"", "'", "/",
        "(", ")", "\u0000", "\r\n", "+", "%", "\u00e4", "  "
    };
    private static final int OPERATORS = 6;
    private static final int CONSTANTS = 10;
    private static final int DERIVED = 3;
    private static final int CLASSES = 16;
    private static final int SAMPLES = 16;

    /** Numbers of the code up to this may be a size or a length. */
    public static final int LARGEST_SIZE = 64;

    private static final int SIZES = 10;

    private final Facts facts;
    private final List<Long> numbers = new ArrayList<>();
    private final List<Double> fractions = new ArrayList<>();
    private List<String> texts;
    private final Map<String, List<Literal>> known = new HashMap<>();
    private final List<Integer> sizes = new ArrayList<>();
    private List<String> mentioned;

    /** What the project's own tests pass, as well as what its code mentions. */
    private final List<String> seededTexts;

    private final List<Long> seededNumbers;

    public Values(Facts facts) {
        this(facts, List.of(), List.of());
    }

    public Values(Facts facts, List<String> seededTexts, List<Long> seededNumbers) {
        this.facts = facts;
        this.seededTexts = seededTexts;
        this.seededNumbers = seededNumbers;
        for (long number : facts.numbers)
            if (number > 1 && number <= LARGEST_SIZE)
                for (long size = number - 1; size <= number + 2; size++)
                    if (sizes.size() < SIZES && size > 4 && !sizes.contains((int) size)) sizes.add((int) size);
        for (long number : NUMBERS) numbers.add(number);
        facts.numbers.stream()
                .filter(number -> !numbers.contains(number))
                .limit(CONSTANTS)
                .toList()
                .forEach(numbers::add);
        seededNumbers.stream()
                .filter(number -> !numbers.contains(number))
                .limit(CONSTANTS)
                .toList()
                .forEach(numbers::add);
        for (double fraction : FRACTIONS) fractions.add(fraction);
        facts.fractions.stream()
                .filter(fraction -> Double.isFinite(fraction) && !fractions.contains(fraction))
                .limit(CONSTANTS)
                .toList()
                .forEach(fractions::add);
    }

    /** Made when a text is first asked for: most small programs take none. */
    private List<String> texts() {
        if (texts != null) return texts;
        var strings = new ArrayList<>(List.of(STRINGS));
        // A character that the code looks for, between two others: a parser sees an operator or a separator.
        List<Character> marks = Stream.concat(
                        facts.numbers.stream().filter(Values::isPunctuation).map(c -> (char) (long) c),
                        facts.strings.stream().map(Values::separator).filter(Objects::nonNull))
                .distinct()
                .limit(OPERATORS)
                .toList();
        for (char mark : marks) strings.add("7" + mark + "2");
        for (char mark : marks) strings.add("9" + mark + "4" + mark + "2");
        if (marks.size() > 1) strings.add("9" + marks.get(0) + "4" + marks.get(0) + "2" + marks.get(1) + "a");
        if (marks.size() > 1) strings.add("9" + marks.get(1) + "4" + marks.get(1) + "2" + marks.get(0) + "a");
        marks.stream().limit(DERIVED).forEach(mark -> strings.add(String.valueOf(mark)));
        facts.strings.stream()
                .filter(text -> !strings.contains(text))
                .limit(CONSTANTS)
                .toList()
                .forEach(strings::add);
        facts.strings.stream()
                .flatMap(text -> RegexSample.of(text).stream())
                .limit(SAMPLES)
                .filter(text -> !strings.contains(text))
                .toList()
                .forEach(strings::add);
        seededTexts.stream()
                .filter(text -> !strings.contains(text))
                .limit(CONSTANTS)
                .toList()
                .forEach(strings::add);
        // Each character that is compared with, and its neighbours, in one text; one in quotes, with a quote in it.
        var neighbours = new StringBuilder();
        facts.numbers.stream()
                .filter(c -> c >= 7 && c < 127)
                .limit(12)
                .forEach(c -> neighbours
                        .append((char) (c - 1))
                        .append((char) (long) c)
                        .append((char) (c + 1)));
        if (!neighbours.isEmpty()) strings.add(neighbours.toString());
        if (facts.numbers.contains((long) '"') || facts.strings.contains("\"")) strings.add("\"a\"\"b\\\"c\"");
        for (int size : sizes)
            if (strings.size() < 60) strings.add("abcdefgh".repeat(size / 8 + 1).substring(0, size));
        // A number that the code compares with, where it reads numbers from texts.
        if (facts.parses)
            facts.numbers.stream()
                    .filter(number -> Math.abs(number) > 1)
                    .limit(CONSTANTS)
                    .forEach(number -> strings.add(Long.toString(number)));
        // What begins as the code asks for and goes on.
        facts.strings.stream()
                .filter(text -> !text.isBlank())
                .limit(DERIVED)
                .toList()
                .forEach(text -> strings.add(text + "12"));
        texts = strings;
        return texts;
    }

    /** The one character that a text of the code stands for, as itself or as a regular expression; null if it is another text. */
    private static Character separator(String text) {
        char last = text.isEmpty() ? ' ' : text.charAt(text.length() - 1);
        return (text.length() == 1 || text.length() == 2 && text.charAt(0) == '\\') && isPunctuation(last)
                ? last
                : null;
    }

    private static boolean isPunctuation(long c) {
        return c > ' ' && c < 127 && !Character.isLetterOrDigit((int) c);
    }

    /** Classes of the JDK that the code names and a caller can name, too. */
    public List<String> classes() {
        return facts.classes.stream().filter(Values::isPublic).limit(CLASSES).toList();
    }

    private static boolean isPublic(String name) {
        try {
            return Modifier.isPublic(
                    Class.forName(name, false, Values.class.getClassLoader()).getModifiers());
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /** Constants of this type, null last; only null for types of the program and for those that nothing is known of. */
    public List<Literal> of(String type) {
        List<Literal> values = known.get(type);
        if (values == null) {
            values = List.copyOf(new LinkedHashSet<>(make(type)));
            known.put(type, values);
        }
        return values;
    }

    /** Whether there is something to put texts together of. */
    public boolean mentionsText() {
        return !facts.strings.isEmpty() || !seededTexts.isEmpty();
    }

    /** How many elements collections and arrays may have, beside few: what is near to the small numbers of the code. */
    public List<Integer> sizes() {
        return sizes;
    }

    /** The n-th of many different constants of a type; null if there are none. */
    public Literal nth(String type, int n) {
        Numbered numbered = Numbered.of(type);
        if (numbered != null) return numbered.literal(type, numbered.telling()[0] + n);
        return switch (type) {
            case "int", "long", "short", "java.lang.Integer", "java.lang.Long", "java.lang.Short" -> number(type, n);
            case "char", "java.lang.Character" -> number(type, 'a' + n % 26);
            case "double", "float", "java.lang.Double", "java.lang.Float" -> fraction(type, n);
            case "java.lang.String", "java.lang.CharSequence", "java.lang.Object" -> string(type, "a" + n);
            default -> null;
        };
    }

    public static boolean isNumber(String type) {
        return switch (type) {
            case "int",
                    "long",
                    "short",
                    "java.lang.Integer",
                    "java.lang.Long",
                    "java.lang.Short",
                    "double",
                    "float",
                    "java.lang.Double",
                    "java.lang.Float" -> true;
            default -> false;
        };
    }

    /** The n-th of few, but for texts; null where {@link #nth} has none. */
    public Literal few(String type, World world, int n) {
        return switch (type) {
            case "int", "long", "short", "java.lang.Integer", "java.lang.Long", "java.lang.Short" ->
                number(type, few(world, n));
            case "double", "float", "java.lang.Double", "java.lang.Float" ->
                fraction(type, world == World.SMALL ? SMALL_FRACTIONS[n] : few(world, n));
            default -> nth(type, n);
        };
    }

    /** What there is in a sequence: everything; few things, and their numbers are small, too large for a cache of boxes, or large. */
    public enum World {
        WIDE,
        SMALL,
        MIDDLE,
        LARGE
    }

    private static final long[] SMALL_WORLD = {1, 2, 0, -1};
    private static final double[] SMALL_FRACTIONS = {1, 0.1, 0.7, -1};
    private static final long[] MIDDLE_WORLD = {128, 1_000, 129, 1};
    private static final long[] LARGE_WORLD = {1, 0, 1_200_000_000, Integer.MAX_VALUE};

    /** The largest number of the code is as large as there is. */
    private long few(World world, int n) {
        if (world == World.SMALL) return SMALL_WORLD[n];
        if (world == World.MIDDLE) return MIDDLE_WORLD[n];
        return n == 2 && !facts.numbers.isEmpty() && Math.abs(facts.numbers.last()) > LARGE
                ? facts.numbers.last()
                : LARGE_WORLD[n];
    }

    private static final long LARGE = 100_000;

    /** A constant that has to do with another one: the next, its prefix, the same in capitals; null where there is none. */
    public Literal related(Literal literal, Random random) {
        String type = literal.type();
        Numbered numbered = Numbered.of(type);
        if (numbered != null) {
            Long number = numbered.number(literal.text());
            return number == null ? null : numbered.literal(type, numbered.related(number, random));
        }
        return switch (type) {
            case "int",
                    "long",
                    "short",
                    "byte",
                    "java.lang.Integer",
                    "java.lang.Long",
                    "java.lang.Short",
                    "java.lang.Byte" ->
                literal.isNull() ? null : number(type, relatedNumber(JavaText.number(literal.text()), random));
            case "char", "java.lang.Character" ->
                literal.isNull()
                        ? null
                        : number(type, JavaText.unquote(literal.text()).charAt(0) + random.nextInt(3) - 1);
            case "double", "float", "java.lang.Double", "java.lang.Float" ->
                literal.isNull() ? null : fraction(type, relatedFraction(JavaText.fraction(literal.text()), random));
            case "java.lang.String", "java.lang.CharSequence" ->
                literal.isNull() ? null : string(type, relatedText(JavaText.unquote(literal.text()), random));
            default -> null;
        };
    }

    private static long relatedNumber(long number, Random random) {
        return switch (random.nextInt(8)) {
            case 0, 1 -> number + 1;
            case 2, 3 -> number - 1;
            case 4 -> number * 2;
            case 5 -> -number;
            case 6 -> number / 2;
            default -> number * 10;
        };
    }

    private static double relatedFraction(double number, Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> number + 1;
            case 1 -> number - 0.5;
            case 2 -> number * 2;
            case 3 -> -number;
            case 4 -> number + 0.005;
            default -> Math.rint(number);
        };
    }

    public String relatedText(String text, Random random) {
        int at = random.nextInt(text.length() + 1);
        if (random.nextInt(4) == 0 && NUMERIC.matcher(text).matches()) return rewritten(text, random);
        String changed = switch (random.nextInt(14)) {
            case 0 -> random.nextBoolean() ? text + text : text + ' ' + text;
            case 1 -> text.substring(0, Math.max(0, text.length() - 1));
            case 2 -> text.isEmpty() ? "a" : text.substring(1);
            case 3 -> text.toUpperCase(Locale.ROOT);
            case 4 -> text.toLowerCase(Locale.ROOT);
            case 5 -> ' ' + text + (random.nextBoolean() ? " " : "");
            case 6 -> text + drawnPiece(random);
            case 7, 8 -> text.substring(0, at) + drawnPiece(random) + text.substring(at);
            case 9 -> at < text.length() ? text.substring(0, at) + text.substring(at + 1) : text + 'b';
            case 10 ->
                at < text.length()
                        ? text.substring(0, at)
                                + (char) (text.charAt(at) + (random.nextBoolean() ? 1 : -1))
                                + text.substring(at + 1)
                        : text;
            case 11 -> new StringBuilder(text).reverse().toString();
            case 12 ->
                NUMERIC.matcher(text).find() ? rewritten(text, random) : drawnPiece(random) + text + drawnPiece(random);
            default -> drawnPiece(random) + text;
        };
        return changed.length() > MOST_TEXT ? text : changed;
    }

    private static final Pattern NUMERIC = Pattern.compile("[0-9]+([.][0-9]+)?");

    /** The first number in it in other words, or another one. */
    private static String rewritten(String text, Random random) {
        return NUMERIC.matcher(text).replaceFirst(found -> switch (random.nextInt(7)) {
            case 0 -> '0' + found.group();
            case 1 -> '+' + found.group();
            case 2 -> '-' + found.group();
            case 3 -> "010";
            case 4 -> String.valueOf(random.nextInt(100));
            case 5 -> found.group() + random.nextInt(10);
            default -> found.group() + (found.group().contains(".") ? "0" : ".0");
        });
    }

    private static final int MOST_TEXT = 300;

    /** Another constant of this type, by lot; null where {@link #of} has all that there are. */
    public Literal drawn(String type, Random random) {
        Numbered numbered = Numbered.of(type);
        if (numbered != null) {
            List<Literal> listed = JdkValues.of(type);
            return random.nextInt(4) == 0 && !listed.isEmpty()
                    ? listed.get(random.nextInt(listed.size()))
                    : numbered.literal(type, numbered.drawn(random));
        }
        return switch (type) {
            case "int",
                    "long",
                    "short",
                    "byte",
                    "char",
                    "java.lang.Integer",
                    "java.lang.Long",
                    "java.lang.Short",
                    "java.lang.Byte",
                    "java.lang.Character" -> number(type, drawnNumber(random));
            case "double", "float", "java.lang.Double", "java.lang.Float" -> fraction(type, drawnFraction(random));
            case "boolean", "java.lang.Boolean" -> literal(type, String.valueOf(random.nextBoolean()));
            case "java.lang.String", "java.lang.CharSequence", "java.lang.Object" -> string(type, drawnText(random));
            default -> null;
        };
    }

    private static Literal literal(String type, String truth) {
        boolean value = truth.equals("true");
        return literal(type, truth, value);
    }

    private long drawnNumber(Random random) {
        if (!seededNumbers.isEmpty() && random.nextInt(3) == 0)
            return seededNumbers.get(random.nextInt(seededNumbers.size()));
        if (random.nextInt(3) == 0) return FAR_NUMBERS[random.nextInt(FAR_NUMBERS.length)];
        if (random.nextInt(3) == 0) return random.nextInt(200) - 50;
        List<Long> near = facts.numbers.isEmpty() ? numbers : List.copyOf(facts.numbers);
        return near.get(random.nextInt(near.size())) + random.nextInt(3) - 1;
    }

    private double drawnFraction(Random random) {
        if (random.nextInt(3) == 0) return FAR_FRACTIONS[random.nextInt(FAR_FRACTIONS.length)];
        if (facts.fractions.isEmpty() || random.nextBoolean()) return (random.nextInt(400) - 100) / 4.0;
        List<Double> near = List.copyOf(facts.fractions);
        return near.get(random.nextInt(near.size())) + (random.nextInt(3) - 1) * 0.5;
    }

    /** Pieces in a row, every other one of them mentioned by the code. */
    public String drawnText(Random random) {
        if (!seededTexts.isEmpty() && random.nextInt(3) > 0) {
            String seeded = seededTexts.get(random.nextInt(seededTexts.size()));
            return random.nextBoolean() ? seeded : relatedText(seeded, random);
        }
        if (random.nextInt(10) == 0) return plain(random);
        if (random.nextInt(4) == 0) return FAR_STRINGS[random.nextInt(FAR_STRINGS.length)];
        if (!sizes.isEmpty() && random.nextInt(12) == 0)
            return "ab cd-ef".repeat(LARGEST_SIZE / 8 + 1).substring(0, sizes.get(random.nextInt(sizes.size())));
        if (!mentioned().isEmpty() && random.nextInt(6) == 0)
            return mentioned().get(random.nextInt(mentioned().size()));
        if (!mentioned().isEmpty() && random.nextInt(8) == 0)
            return relatedText(mentioned().get(random.nextInt(mentioned().size())), random);
        var text = new StringBuilder();
        for (int n = 1 + random.nextInt(6); n > 0; n--) text.append(drawnPiece(random));
        return text.toString();
    }

    /** A text of the code, as it is; null if it has none. */
    public String mentionedText(Random random) {
        return facts.strings.isEmpty() || mentioned().isEmpty()
                ? null
                : mentioned()
                        .get(random.nextInt(
                                Math.min(facts.strings.size(), mentioned().size())));
    }

    /** Digits, or letters of one kind. */
    private static String plain(Random random) {
        String from = ALPHABETS[random.nextInt(ALPHABETS.length)];
        var text = new StringBuilder();
        for (int n = 1 + random.nextInt(12); n > 0; n--) text.append(from.charAt(random.nextInt(from.length())));
        return text.toString();
    }

    private static final String[] ALPHABETS = {
        "0123456789", "0123456789", "abc", "ABCXYZ", "01", "0123456789abcdef", "ab cd"
    };

    private String drawnPiece(Random random) {
        boolean own = mentioned().isEmpty() || random.nextBoolean();
        return own
                ? PIECES[random.nextInt(PIECES.length)]
                : mentioned().get(random.nextInt(mentioned().size()));
    }

    /** Texts and characters of the code, and what its regular expressions match. */
    private List<String> mentioned() {
        if (mentioned != null) return mentioned;
        mentioned = new ArrayList<>();
        for (String text : facts.strings) if (!text.isEmpty()) mentioned.add(text);
        for (long c : facts.numbers) if (c >= ' ' && c < 127) mentioned.add(String.valueOf((char) c));
        facts.strings.stream()
                .flatMap(text -> RegexSample.of(text).stream())
                .limit(2 * SAMPLES)
                .forEach(mentioned::add);
        return mentioned;
    }

    /** The constant of this type that is written so, as {@link Literal#text} did. */
    public Literal parse(String type, String text) {
        if (text.equals("null")) return Literal.nothing(type);
        for (Literal literal : of(type)) if (literal.text().equals(text)) return literal;
        Literal numbered = Numbered.parse(type, text);
        if (numbered != null) return numbered;
        return switch (type) {
            case "int",
                    "long",
                    "short",
                    "byte",
                    "java.lang.Integer",
                    "java.lang.Long",
                    "java.lang.Short",
                    "java.lang.Byte" -> number(type, JavaText.number(text));
            case "char", "java.lang.Character" ->
                number(type, JavaText.unquote(text).charAt(0));
            case "double", "float", "java.lang.Double", "java.lang.Float" -> fraction(type, JavaText.fraction(text));
            case "boolean", "java.lang.Boolean" -> literal(type, text);
            default -> {
                if (!text.startsWith("\""))
                    throw new IllegalArgumentException("no constant " + text + " of type " + type);
                yield string(type, JavaText.unquote(text));
            }
        };
    }

    public Literal text(String type, String text) {
        return string(type, text);
    }

    /** A whole number or a character. */
    public Literal numbered(String type, long number) {
        return number(type, number);
    }

    private static Literal string(String type, String text) {
        return new Literal(type, JavaText.quote(text), () -> text);
    }

    /** As near to the number as the type allows. */
    private static Literal number(String type, long number) {
        return switch (type) {
            case "int", "java.lang.Integer" -> literal(type, String.valueOf((int) number), (int) number);
            case "long", "java.lang.Long" -> literal(type, number + "L", number);
            case "short", "java.lang.Short" -> literal(type, "(short) " + (short) number, (short) number);
            case "byte", "java.lang.Byte" -> literal(type, "(byte) " + (byte) number, (byte) number);
            default -> literal(type, JavaText.quote((char) number), (char) number);
        };
    }

    private static Literal fraction(String type, double fraction) {
        return type.equals("double") || type.equals("java.lang.Double")
                ? literal(type, JavaText.fraction(fraction), fraction)
                : literal(type, JavaText.fraction((float) fraction), (float) fraction);
    }

    private static Literal literal(String type, String text, Object value) {
        return new Literal(type, text, () -> value);
    }

    private List<Literal> make(String type) {
        return switch (type) {
            case "int" -> numbers(type, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case "long" -> numbers(type, Long.MIN_VALUE, Long.MAX_VALUE);
            case "short" -> numbers(type, Short.MIN_VALUE, Short.MAX_VALUE);
            case "byte" -> numbers(type, Byte.MIN_VALUE, Byte.MAX_VALUE);
            case "char" -> chars(type);
            case "boolean" -> List.of(literal(type, "false", false), literal(type, "true", true));
            case "double", "float" -> fractions(type);
            case "java.lang.Integer",
                    "java.lang.Long",
                    "java.lang.Short",
                    "java.lang.Byte",
                    "java.lang.Character",
                    "java.lang.Boolean",
                    "java.lang.Double",
                    "java.lang.Float" -> boxed(type);
            case "java.lang.String",
                    "java.lang.CharSequence",
                    "java.lang.Comparable",
                    "java.lang.Comparable<java.lang.String>",
                    "java.io.Serializable" -> strings(type);
            case "java.lang.Comparable<java.lang.Integer>", "java.lang.Number" -> orNull(type, "1", 1, "2", 2);
            case "java.lang.Object" ->
                join(
                        List.of(
                                literal(type, "1", 1),
                                literal(type, "true", true),
                                literal(type, "2.5", 2.5),
                                literal(type, "7L", 7L),
                                literal(type, "'a'", 'a')),
                        strings(type));
            case "java.lang.Comparable<java.lang.Object>" -> strings(type);
            default -> others(type);
        };
    }

    private List<Literal> others(String type) {
        List<Literal> made = new ArrayList<>(JdkValues.of(type));
        made.add(Literal.nothing(type));
        return made;
    }

    private static List<Literal> orNull(String type, String first, Object one, String second, Object two) {
        return List.of(literal(type, first, one), literal(type, second, two), Literal.nothing(type));
    }

    private List<Literal> numbers(String type, long min, long max) {
        var literals = new ArrayList<Literal>();
        for (long number : numbers) if (number >= min && number <= max) literals.add(number(type, number));
        if (type.equals("int") || type.equals("long")) literals.add(number(type, min));
        return literals;
    }

    private List<Literal> fractions(String type) {
        var literals = new ArrayList<Literal>();
        for (double fraction : fractions) {
            if (Float.isFinite((float) fraction) || type.equals("double")) literals.add(fraction(type, fraction));
        }
        literals.add(fraction(type, Double.NaN));
        return literals;
    }

    private List<Literal> chars(String type) {
        var literals = new ArrayList<Literal>();
        for (char c : CHARS) literals.add(number(type, c));
        for (long number : numbers) if (number > ' ' && number < 127) literals.add(number(type, number));
        for (long number : numbers)
            if (number > ' ' && number < 127)
                for (long near : new long[] {number - 1, number + 1}) literals.add(number(type, near));
        for (char c : new char[] {'A', '\n', '\t', '"'}) literals.add(number(type, c));
        return literals;
    }

    private List<Literal> strings(String type) {
        var literals = new ArrayList<Literal>();
        for (String text : texts()) literals.add(string(type, text));
        literals.add(Literal.nothing(type));
        return literals;
    }

    private List<Literal> boxed(String type) {
        String primitive = switch (type) {
            case "java.lang.Integer" -> "int";
            case "java.lang.Character" -> "char";
            default -> type.substring("java.lang.".length()).toLowerCase(Locale.ROOT);
        };
        var literals = new ArrayList<Literal>();
        for (Literal literal : of(primitive)) literals.add(new Literal(type, literal.text(), literal.maker()));
        literals.add(Literal.nothing(type));
        return literals;
    }

    private static List<Literal> join(List<Literal> first, List<Literal> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
