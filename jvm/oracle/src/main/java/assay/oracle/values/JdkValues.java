package assay.oracle.values;

import assay.oracle.sequence.Generic;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Literal;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Currency;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.Random;
import java.util.Scanner;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** A few objects of everyday classes of the JDK: always the same, in memory only. */
final class JdkValues {

    /** Of an enum: all days of the week, all months. */
    private static final int MOST_CONSTANTS = 12;

    private static final Map<String, List<Literal>> TABLE = new HashMap<>();

    static {
        add("new java.math.BigDecimal(\"2.25\")", () -> new BigDecimal("2.25"), "java.math.BigDecimal");
        add("new java.math.BigDecimal(\"0\")", () -> new BigDecimal("0"), "java.math.BigDecimal");
        add("new java.math.BigDecimal(\"-1.5\")", () -> new BigDecimal("-1.5"), "java.math.BigDecimal");
        add("new java.math.BigDecimal(\"100\")", () -> new BigDecimal("100"), "java.math.BigDecimal");
        for (String amount : List.of("2.250", "0.00", "0.005", "-0.015", "33.335", "1E+3", "0.1"))
            add("new java.math.BigDecimal(\"" + amount + "\")", () -> new BigDecimal(amount), "java.math.BigDecimal");
        add("new java.math.BigInteger(\"7\")", () -> new BigInteger("7"), "java.math.BigInteger");
        add("new java.math.BigInteger(\"0\")", () -> new BigInteger("0"), "java.math.BigInteger");
        add("new java.math.BigInteger(\"-1\")", () -> new BigInteger("-1"), "java.math.BigInteger");
        add("java.math.MathContext.DECIMAL32", () -> MathContext.DECIMAL32, "java.math.MathContext");

        add(
                "java.time.LocalDate.of(2024, 2, 29)",
                () -> LocalDate.of(2024, 2, 29),
                "java.time.LocalDate",
                "java.time.temporal.Temporal",
                "java.time.temporal.TemporalAccessor",
                "java.time.chrono.ChronoLocalDate");
        add("java.time.LocalDate.of(2023, 12, 31)", () -> LocalDate.of(2023, 12, 31), "java.time.LocalDate");
        add("java.time.LocalDate.of(2024, 6, 1)", () -> LocalDate.of(2024, 6, 1), "java.time.LocalDate");
        add("java.time.LocalDate.of(2024, 12, 30)", () -> LocalDate.of(2024, 12, 30), "java.time.LocalDate");
        add("java.time.LocalDate.of(2024, 1, 31)", () -> LocalDate.of(2024, 1, 31), "java.time.LocalDate");
        add(
                "java.time.LocalDateTime.of(2024, 2, 29, 12, 30)",
                () -> LocalDateTime.of(2024, 2, 29, 12, 30),
                "java.time.LocalDateTime");
        add(
                "java.time.LocalDateTime.of(2023, 12, 31, 23, 59)",
                () -> LocalDateTime.of(2023, 12, 31, 23, 59),
                "java.time.LocalDateTime");
        add("java.time.LocalTime.of(12, 30)", () -> LocalTime.of(12, 30), "java.time.LocalTime");
        add("java.time.LocalTime.of(23, 59)", () -> LocalTime.of(23, 59), "java.time.LocalTime");
        add("java.time.Instant.EPOCH", () -> Instant.EPOCH, "java.time.Instant");
        add(
                "java.time.Instant.ofEpochSecond(1709210096L)",
                () -> Instant.ofEpochSecond(1709210096L),
                "java.time.Instant");
        add(
                "java.time.Duration.ofSeconds(90)",
                () -> Duration.ofSeconds(90),
                "java.time.Duration",
                "java.time.temporal.TemporalAmount");
        add("java.time.Duration.ofMillis(1500)", () -> Duration.ofMillis(1500), "java.time.Duration");
        add("java.time.Duration.ofMinutes(1855)", () -> Duration.ofMinutes(1855), "java.time.Duration");
        add("java.time.Duration.ZERO", () -> Duration.ZERO, "java.time.Duration");
        add("java.time.Period.of(1, 2, 3)", () -> Period.of(1, 2, 3), "java.time.Period");
        add("java.time.Period.ofMonths(1)", () -> Period.ofMonths(1), "java.time.Period");
        add("java.time.Period.ofDays(30)", () -> Period.ofDays(30), "java.time.Period");
        add("java.time.Year.of(2023)", () -> Year.of(2023), "java.time.Year");
        add("java.time.Year.of(2024)", () -> Year.of(2024), "java.time.Year");
        add("java.time.YearMonth.of(2024, 2)", () -> YearMonth.of(2024, 2), "java.time.YearMonth");
        add("java.time.ZoneOffset.UTC", () -> ZoneOffset.UTC, "java.time.ZoneOffset", "java.time.ZoneId");
        add("java.time.ZoneId.of(\"Europe/Berlin\")", () -> ZoneId.of("Europe/Berlin"), "java.time.ZoneId");
        add(
                "java.time.ZonedDateTime.of(2024, 2, 29, 12, 30, 0, 0, java.time.ZoneOffset.UTC)",
                () -> ZonedDateTime.of(2024, 2, 29, 12, 30, 0, 0, ZoneOffset.UTC),
                "java.time.ZonedDateTime");
        add(
                "java.time.ZonedDateTime.of(2024, 3, 30, 2, 30, 0, 0, java.time.ZoneId.of(\"Europe/Berlin\"))",
                () -> ZonedDateTime.of(2024, 3, 30, 2, 30, 0, 0, ZoneId.of("Europe/Berlin")),
                "java.time.ZonedDateTime");
        add(
                "java.time.OffsetDateTime.of(2024, 2, 29, 12, 30, 0, 0, java.time.ZoneOffset.UTC)",
                () -> OffsetDateTime.of(2024, 2, 29, 12, 30, 0, 0, ZoneOffset.UTC),
                "java.time.OffsetDateTime");
        add(
                "java.time.Clock.fixed(java.time.Instant.EPOCH, java.time.ZoneOffset.UTC)",
                () -> Clock.fixed(Instant.EPOCH, ZoneOffset.UTC),
                "java.time.Clock");
        for (long step : new long[] {400, 45_000, 40_000_000})
            add(TickingClock.text(step), () -> new TickingClock(step), "java.time.Clock", "java.time.InstantSource");
        add("java.lang.Runnable::run", () -> (Executor) Runnable::run, "java.util.concurrent.Executor");
        add("java.time.temporal.ChronoUnit.DAYS", () -> ChronoUnit.DAYS, "java.time.temporal.TemporalUnit");
        add(
                "java.time.format.DateTimeFormatter.ISO_LOCAL_DATE",
                () -> DateTimeFormatter.ISO_LOCAL_DATE,
                "java.time.format.DateTimeFormatter");

        add("java.util.Currency.getInstance(\"EUR\")", () -> Currency.getInstance("EUR"), "java.util.Currency");
        add("java.util.Currency.getInstance(\"JPY\")", () -> Currency.getInstance("JPY"), "java.util.Currency");
        add("java.util.OptionalInt.of(2)", () -> OptionalInt.of(2), "java.util.OptionalInt");
        add("java.util.OptionalInt.empty()", OptionalInt::empty, "java.util.OptionalInt");
        add("java.util.OptionalDouble.of(2.5)", () -> OptionalDouble.of(2.5), "java.util.OptionalDouble");
        add("java.util.OptionalDouble.empty()", OptionalDouble::empty, "java.util.OptionalDouble");
        add("java.time.MonthDay.of(2, 29)", () -> MonthDay.of(2, 29), "java.time.MonthDay");
        add(
                "new java.text.DecimalFormat(\"#,##0.00\")",
                () -> new DecimalFormat("#,##0.00"),
                "java.text.DecimalFormat",
                "java.text.NumberFormat");
        add("java.util.stream.LongStream.of(2L, 0L, 1L)", () -> LongStream.of(2, 0, 1), "java.util.stream.LongStream");
        add(
                "java.util.stream.DoubleStream.of(2.5, 0.0, 1.0)",
                () -> DoubleStream.of(2.5, 0.0, 1.0),
                "java.util.stream.DoubleStream");
        add("java.util.Locale.ROOT", () -> Locale.ROOT, "java.util.Locale");
        add("java.util.Locale.GERMANY", () -> Locale.GERMANY, "java.util.Locale");
        add("java.nio.charset.StandardCharsets.UTF_8", () -> StandardCharsets.UTF_8, "java.nio.charset.Charset");
        add("java.nio.charset.StandardCharsets.US_ASCII", () -> StandardCharsets.US_ASCII, "java.nio.charset.Charset");
        add("java.util.regex.Pattern.compile(\"[a-z]+\")", () -> Pattern.compile("[a-z]+"), "java.util.regex.Pattern");
        add("new java.util.UUID(1L, 1L)", () -> new UUID(1L, 1L), "java.util.UUID");
        add("new java.util.UUID(1L, 2L)", () -> new UUID(1L, 2L), "java.util.UUID");
        add(
                "java.net.URI.create(\"http://host/path?query=1\")",
                () -> URI.create("http://host/path?query=1"),
                "java.net.URI");
        add("new java.io.File(\"folder/name.txt\")", () -> new File("folder/name.txt"), "java.io.File");
        add("java.nio.file.Path.of(\"folder/name.txt\")", () -> Path.of("folder/name.txt"), "java.nio.file.Path");
        add(
                "java.lang.String.class",
                () -> String.class,
                "java.lang.Class<java.lang.String>",
                "java.lang.Class",
                "java.lang.Class<java.lang.Object>");
        add("java.lang.Integer.class", () -> Integer.class, "java.lang.Class<java.lang.Integer>", "java.lang.Class");

        add(
                "new java.io.ByteArrayInputStream(\"Hello 42\\nb\".getBytes())",
                () -> new ByteArrayInputStream("Hello 42\nb".getBytes()),
                "java.io.InputStream",
                "java.io.ByteArrayInputStream");
        add(
                "new java.io.ByteArrayInputStream(new byte[0])",
                () -> new ByteArrayInputStream(new byte[0]),
                "java.io.InputStream",
                "java.io.ByteArrayInputStream");
        add(
                "new java.io.StringReader(\"Hello 42\\nb\")",
                () -> new StringReader("Hello 42\nb"),
                "java.io.Reader",
                "java.io.StringReader",
                "java.lang.Readable");
        add(
                "new java.io.BufferedReader(new java.io.StringReader(\"Hello 42\\nb\"))",
                () -> new BufferedReader(new StringReader("Hello 42\nb")),
                "java.io.BufferedReader");
        add("new java.util.Scanner(\"Hello 42\\nb\")", () -> new Scanner("Hello 42\nb"), "java.util.Scanner");
        add("System.out", () -> System.out, "java.io.PrintStream");
        add(
                "new java.io.PrintWriter(System.out, true)",
                () -> new PrintWriter(System.out, true),
                "java.io.PrintWriter");
        add("new java.util.Random(7L)", () -> new Random(7L), "java.util.Random", "java.util.random.RandomGenerator");
        add("java.util.stream.IntStream.of(2, 0, 1)", () -> IntStream.of(2, 0, 1), "java.util.stream.IntStream");

        mutable(
                "new java.io.ByteArrayOutputStream()",
                ByteArrayOutputStream::new,
                "java.io.OutputStream",
                "java.io.ByteArrayOutputStream");
        mutable("new java.io.StringWriter()", StringWriter::new, "java.io.Writer", "java.io.StringWriter");
        mutable(
                "new java.lang.StringBuilder(\"ab\")",
                () -> new StringBuilder("ab"),
                "java.lang.StringBuilder",
                "java.lang.Appendable");
        mutable("new java.lang.StringBuilder()", StringBuilder::new, "java.lang.StringBuilder");
        mutable("new java.lang.StringBuffer(\"ab\")", () -> new StringBuffer("ab"), "java.lang.StringBuffer");
        mutable("new java.util.Date(0L)", () -> new Date(0L), "java.util.Date");
        mutable("new java.util.Date(1709210096000L)", () -> new Date(1709210096000L), "java.util.Date");
        mutable("new java.util.BitSet()", BitSet::new, "java.util.BitSet");
        mutable("java.util.BitSet.valueOf(new long[] {5L})", () -> BitSet.valueOf(new long[] {5L}), "java.util.BitSet");
        mutable("new java.util.Properties()", Properties::new, "java.util.Properties");
        mutable(
                "new java.util.concurrent.atomic.AtomicInteger(1)",
                () -> new AtomicInteger(1),
                "java.util.concurrent.atomic.AtomicInteger");
        mutable(
                "new java.util.concurrent.atomic.AtomicLong(1L)",
                () -> new AtomicLong(1L),
                "java.util.concurrent.atomic.AtomicLong");
        mutable(
                "new java.util.concurrent.atomic.AtomicBoolean()",
                AtomicBoolean::new,
                "java.util.concurrent.atomic.AtomicBoolean");

        add("x -> x + 1", () -> (IntUnaryOperator) x -> x + 1, "java.util.function.IntUnaryOperator");
        add("(x, y) -> x + y", () -> (IntBinaryOperator) (x, y) -> x + y, "java.util.function.IntBinaryOperator");
        add("x -> x > 0", () -> (IntPredicate) x -> x > 0, "java.util.function.IntPredicate");
        for (String element : List.of("java.lang.String", "java.lang.Integer", "java.lang.Long", "java.lang.Double")) {
            add(
                    "java.util.Comparator.<" + element + ">naturalOrder()",
                    Comparator::naturalOrder,
                    "java.util.Comparator<" + element + '>');
            add(
                    "java.util.Comparator.<" + element + ">reverseOrder()",
                    Comparator::reverseOrder,
                    "java.util.Comparator<" + element + '>');
        }
    }

    private static void add(String text, Supplier<Object> maker, String... types) {
        for (String type : types)
            TABLE.computeIfAbsent(type, key -> new ArrayList<>()).add(new Literal(type, text, maker));
    }

    private static void mutable(String text, Supplier<Object> maker, String... types) {
        for (String type : types)
            TABLE.computeIfAbsent(type, key -> new ArrayList<>()).add(new Literal(type, text, maker, true));
    }

    /** Constants of a class of the JDK: those of the table, of an enum, an exception; empty if there are none. */
    static List<Literal> of(String type) {
        List<Literal> listed = TABLE.get(type);
        if (listed != null) return listed;
        var literals = new ArrayList<Literal>();
        String raw = Generic.raw(type);
        if (!raw.startsWith("java.")) return literals;
        if (raw.equals("java.lang.Class")) return listed("java.lang.Class", type);
        try {
            Class<?> known = Class.forName(raw, false, ClassLoader.getPlatformClassLoader());
            if (known.isEnum()) {
                for (Object constant : known.getEnumConstants()) {
                    if (literals.size() < MOST_CONSTANTS)
                        literals.add(new Literal(
                                type, JavaText.typeName(raw) + '.' + ((Enum<?>) constant).name(), () -> constant));
                }
            } else if (Throwable.class.isAssignableFrom(known)) {
                var constructor = known.getConstructor(String.class);
                literals.add(new Literal(type, "new " + JavaText.typeName(raw) + "(\"a\")", () -> make(constructor)));
            }
        } catch (ReflectiveOperationException | LinkageError e) {
            // Not a class of the JDK's, or none that can be made so.
        }
        return literals;
    }

    /** The same constants for a type that says more about itself. */
    private static List<Literal> listed(String raw, String type) {
        String argument = Generic.parse(type).argument(0);
        if (!argument.startsWith("java.lang.")) return List.of();
        return TABLE.get(raw).stream()
                .map(literal -> new Literal(type, literal.text(), literal.maker()))
                .limit(argument.equals("java.lang.Object") ? 2 : 0)
                .toList();
    }

    private static Object make(java.lang.reflect.Constructor<?> constructor) {
        try {
            return constructor.newInstance("a");
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    private JdkValues() {}
}
