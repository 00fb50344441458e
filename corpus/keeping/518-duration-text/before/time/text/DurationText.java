package time.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class DurationText {
    private static final Pattern FORMAT =
            Pattern.compile("(-)?(?:([0-9]+)d)?(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?");
    private static final long[] SECONDS = {86_400, 3_600, 60, 1};

    private DurationText() {
    }

    /** Seconds of a text like 2d5h or -90s. */
    public static long parse(String text) {
        Matcher m = FORMAT.matcher(text);
        if (!m.matches() || text.isEmpty() || text.equals("-")) {
            throw new IllegalArgumentException("not a duration");
        }
        long[] parts = new long[4];
        for (int i = 0; i < 4; i++) {
            String digits = m.group(i + 2);
            parts[i] = digits == null ? 0 : Long.parseLong(digits);
        }
        long total = 0;
        for (int i = 0; i < 4; i++) {
            total = Math.addExact(total, Math.multiplyExact(parts[i], SECONDS[i]));
        }
        return m.group(1) == null ? total : -total;
    }

    public static boolean isDuration(String text) {
        return text != null && !text.isEmpty() && !text.equals("-") && FORMAT.matcher(text).matches();
    }

    /** The shortest text; zero is 0s. */
    public static String format(long seconds) {
        if (seconds == 0) {
            return "0s";
        }
        String units = "dhms";
        StringBuilder sb = new StringBuilder();
        if (seconds < 0) {
            sb.append('-');
        }
        long rest = seconds;
        for (int i = 0; i < 4; i++) {
            long n = Math.abs(rest / SECONDS[i]);
            rest %= SECONDS[i];
            if (n != 0) {
                sb.append(n).append(units.charAt(i));
            }
        }
        return sb.toString();
    }

    public static String normalize(String text) {
        return format(parse(text));
    }
}
