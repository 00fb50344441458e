package assay.oracle.run;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;

/**
 * Types of the JDK whose objects can be made of a number: an amount, a day, a moment. So others than those of
 * {@link JdkValues} can be drawn, and one that comes just after another.
 */
record Numbered(String prefix, String suffix, LongFunction<Object> maker, long middle, long width) {

    /** In cents, days, seconds. 19,782 is the 29th of February 2024. */
    private static final Map<String, Numbered> TYPES = new LinkedHashMap<>();

    static {
        TYPES.put("java.math.BigDecimal", new Numbered("java.math.BigDecimal.valueOf(", "L, 2)", n -> BigDecimal.valueOf(n, 2), 1_000, 1_500));
        TYPES.put("java.math.BigInteger", new Numbered("java.math.BigInteger.valueOf(", "L)", BigInteger::valueOf, 10, 100));
        TYPES.put("java.time.LocalDate", new Numbered("java.time.LocalDate.ofEpochDay(", "L)", LocalDate::ofEpochDay, 19_782, 40));
        TYPES.put("java.time.LocalDateTime", new Numbered("java.time.LocalDateTime.ofEpochSecond(", "L, 0, java.time.ZoneOffset.UTC)", n -> LocalDateTime.ofEpochSecond(n, 0, ZoneOffset.UTC), 1_709_210_096L, 200_000));
        TYPES.put("java.time.LocalTime", new Numbered("java.time.LocalTime.ofSecondOfDay(", "L)", n -> LocalTime.ofSecondOfDay(Math.floorMod(n, 86_400L)), 43_200, 43_000));
        TYPES.put("java.time.Instant", new Numbered("java.time.Instant.ofEpochSecond(", "L)", Instant::ofEpochSecond, 60, 200));
        TYPES.put("java.time.Duration", new Numbered("java.time.Duration.ofSeconds(", "L)", Duration::ofSeconds, 60, 200));
        TYPES.put("java.util.Date", new Numbered("new java.util.Date(", "L)", Date::new, 1_709_210_096_000L, 200_000_000));
    }

    /** Null if the type is none of them. */
    static Numbered of(String type) {
        return TYPES.get(type);
    }

    Literal literal(String type, long number) {
        long bounded = type.equals("java.time.LocalTime") ? Math.floorMod(number, 86_400L) : number;
        return new Literal(type, prefix + bounded + suffix, () -> maker.apply(bounded), type.equals("java.util.Date"));
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
