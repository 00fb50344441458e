package time.text;

import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class DurationText {
    private enum Unit {
        DAY('d', 86_400), HOUR('h', 3_600), MINUTE('m', 60), SECOND('s', 1);

        final char letter;
        final long seconds;

        Unit(char letter, long seconds) {
            this.letter = letter;
            this.seconds = seconds;
        }
    }

    private static final Unit[] UNITS = Unit.values();

    private DurationText() {
    }

    /** Seconds of a text like 2d5h or -90s. */
    public static long parse(String text) {
        String[] digits = split(text);
        if (digits == null) {
            throw new IllegalArgumentException("not a duration");
        }
        long[] amounts = Stream.of(digits).mapToLong(d -> d == null ? 0 : Long.parseLong(d)).toArray();
        long total = 0;
        for (Unit unit : UNITS) {
            total = Math.addExact(total, Math.multiplyExact(amounts[unit.ordinal()], unit.seconds));
        }
        return text.charAt(0) == '-' ? -total : total;
    }

    public static boolean isDuration(String text) {
        return text != null && split(text) != null;
    }

    /** The digits per unit, null for absent units; null altogether when malformed. */
    private static String[] split(String text) {
        String[] digits = new String[UNITS.length];
        int at = text.startsWith("-") ? 1 : 0;
        if (at == text.length()) {
            return null;
        }
        int unit = 0;
        while (at < text.length()) {
            int from = at;
            while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
                at++;
            }
            if (at == from || at == text.length()) {
                return null;
            }
            char letter = text.charAt(at++);
            while (unit < UNITS.length && UNITS[unit].letter != letter) {
                unit++;
            }
            if (unit == UNITS.length) {
                return null;
            }
            digits[unit++] = text.substring(from, at - 1);
        }
        return digits;
    }

    /** The shortest text; zero is 0s. */
    public static String format(long seconds) {
        if (seconds == 0) {
            return "0s";
        }
        long[] rest = {seconds};
        return Stream.of(UNITS)
                .map(unit -> {
                    long n = Math.abs(rest[0] / unit.seconds);
                    rest[0] %= unit.seconds;
                    return n == 0 ? "" : n + String.valueOf(unit.letter);
                })
                .collect(Collectors.joining("", seconds < 0 ? "-" : "", ""));
    }

    public static String normalize(String text) {
        return format(parse(text));
    }
}
