package assay.oracle.values;

import assay.oracle.sequence.Literal;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;

/**
 * Types of the JDK whose objects can be made of a number: an amount, a day, a moment. So others than those of
 * {@link JdkValues} can be drawn, and one that comes just after another. {@code telling} are numbers around which programs often
 * differ: ends of months and years, days on which clocks are changed. {@code units}: what is often added.
 */
record Numbered(String prefix, String suffix, LongFunction<Object> maker, long width, long[] units, long... telling) {

    /** In 2024: the ends of February, of March (clocks go forward in Europe), of October (and back), of the year. */
    private static final long FEBRUARY = LocalDate.of(2024, 2, 29).toEpochDay();

    private static final long MARCH = LocalDate.of(2024, 3, 31).toEpochDay();
    private static final long OCTOBER = LocalDate.of(2024, 10, 27).toEpochDay();
    private static final long DECEMBER = LocalDate.of(2024, 12, 31).toEpochDay();

    private static final int DAY = 86_400;
    private static final long[] SECONDS = {1, 60, 1_800, 3_600, DAY, 30 * DAY};
    private static final long[] MILLIS = {1, 10, 250, 500, 1_000, 60_000, 3_600_000, 1_000L * DAY};
    private static final long[] DAYS = {1, 1, 2, 7, 30, 365};

    /** Where moments are counted in thousandths, one in three has none. */
    private static final long WHOLE = 1_000;

    private static final Map<String, Numbered> TYPES = new LinkedHashMap<>();

    static {
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        TYPES.put(
                "java.math.BigDecimal",
                new Numbered(
                        "java.math.BigDecimal.valueOf(",
                        "L, 2)",
                        n -> BigDecimal.valueOf(n, 2),
                        1_500,
                        new long[] {1, 5, 50, 100, 1_000},
                        1_000,
                        0,
                        250));
        TYPES.put(
                "java.math.BigInteger",
                new Numbered(
                        "java.math.BigInteger.valueOf(",
                        "L)",
                        BigInteger::valueOf,
                        100,
                        new long[] {1, 10, 1_000_000_000},
                        10));
        TYPES.put(
                "java.time.LocalDate",
                new Numbered(
                        "java.time.LocalDate.ofEpochDay(",
                        "L)",
                        LocalDate::ofEpochDay,
                        40,
                        DAYS,
                        FEBRUARY,
                        DECEMBER,
                        MARCH,
                        FEBRUARY - 29));
        TYPES.put(
                "java.time.YearMonth",
                new Numbered(
                        "java.time.YearMonth.of(2024, 2).plusMonths(",
                        "L)",
                        n -> YearMonth.of(2024, 2).plusMonths(n),
                        30,
                        new long[] {1, 1, 12},
                        0,
                        10));
        TYPES.put(
                "java.time.LocalDateTime",
                new Numbered(
                        "java.time.LocalDateTime.ofEpochSecond(",
                        "L, 0, java.time.ZoneOffset.UTC)",
                        n -> LocalDateTime.ofEpochSecond(n, 0, ZoneOffset.UTC),
                        2 * DAY,
                        SECONDS,
                        FEBRUARY * DAY + 45_296,
                        DECEMBER * DAY + DAY - 1,
                        MARCH * DAY + 9_000,
                        OCTOBER * DAY + 9_000));
        TYPES.put(
                "java.time.ZonedDateTime",
                new Numbered(
                        "java.time.Instant.ofEpochSecond(",
                        "L).atZone(java.time.ZoneId.of(\"Europe/Berlin\"))",
                        n -> ZonedDateTime.ofInstant(Instant.ofEpochSecond(n), berlin),
                        2 * DAY,
                        SECONDS,
                        FEBRUARY * DAY + 45_296,
                        MARCH * DAY + 3_600,
                        OCTOBER * DAY + 3_600,
                        DECEMBER * DAY + DAY - 3_600));
        TYPES.put(
                "java.time.OffsetDateTime",
                new Numbered(
                        "java.time.Instant.ofEpochSecond(",
                        "L).atOffset(java.time.ZoneOffset.ofHours(2))",
                        n -> OffsetDateTime.ofInstant(Instant.ofEpochSecond(n), ZoneOffset.ofHours(2)),
                        2 * DAY,
                        SECONDS,
                        FEBRUARY * DAY + 45_296,
                        DECEMBER * DAY + DAY - 7_200));
        TYPES.put(
                "java.time.LocalTime",
                new Numbered(
                        "java.time.LocalTime.ofSecondOfDay(",
                        "L)",
                        n -> LocalTime.ofSecondOfDay(Math.floorMod(n, DAY)),
                        43_000,
                        new long[] {1, 60, 1_800, 3_600},
                        43_200,
                        0,
                        DAY - 1));
        TYPES.put(
                "java.time.Instant",
                new Numbered(
                        "java.time.Instant.ofEpochMilli(",
                        "L)",
                        Instant::ofEpochMilli,
                        200_000,
                        MILLIS,
                        60_000,
                        0,
                        1_000L * (MARCH * DAY + 3_600),
                        1_000L * DAY * DECEMBER));
        TYPES.put(
                "java.time.Duration",
                new Numbered(
                        "java.time.Duration.ofMillis(",
                        "L)",
                        Duration::ofMillis,
                        200_000,
                        MILLIS,
                        60_000,
                        0,
                        3_600_000));
        TYPES.put(
                "java.util.Date",
                new Numbered(
                        "new java.util.Date(",
                        "L)",
                        Date::new,
                        200_000_000,
                        MILLIS,
                        1_000L * (FEBRUARY * DAY + 45_296),
                        1_000L * DAY * DECEMBER));
    }

    /** Null if the type is none of them. */
    static Numbered of(String type) {
        return TYPES.get(type);
    }

    Literal literal(String type, long number) {
        long bounded = type.equals("java.time.LocalTime") ? Math.floorMod(number, DAY) : number;
        return new Literal(type, prefix + bounded + suffix, () -> maker.apply(bounded), type.equals("java.util.Date"));
    }

    /** By lot: near to one of the telling numbers, often very near. */
    long drawn(Random random) {
        long near = telling[random.nextInt(telling.length)];
        double far = random.nextBoolean() ? width : width / 20.0;
        long drawn = near + Math.round((random.nextDouble() * 2 - 1) * far);
        return units == MILLIS && random.nextInt(3) == 0 ? drawn / WHOLE * WHOLE : drawn;
    }

    /** What comes some time before or after. */
    long related(long number, Random random) {
        long unit = units[random.nextInt(units.length)];
        return random.nextInt(3) == 0 ? number - unit : number + unit;
    }

    /** The literal that is written so; null if it is none of these. */
    static Literal parse(String type, String text) {
        Numbered numbered = TYPES.get(type);
        return numbered == null || numbered.number(text) == null ? null : numbered.literal(type, numbered.number(text));
    }

    /** The number that a literal was made of; null if it was not. */
    Long number(String text) {
        if (!text.startsWith(prefix) || !text.endsWith(suffix)) return null;
        try {
            return Long.valueOf(text.substring(prefix.length(), text.length() - suffix.length()));
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
