package pack.runs;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** aaab becomes 3ab. Digits and characters outside the basic plane are not allowed. */
public final class RunLength {
    public static final int LONGEST = 100_000;

    private static final String PLAIN = "[\\x{0}-\\x{D7FF}\\x{E000}-\\x{FFFF}&&[^0-9]]";
    private static final Pattern ALLOWED = Pattern.compile(PLAIN + "*+");
    private static final Pattern RUN = Pattern.compile("(.)\\1*+", Pattern.DOTALL);
    private static final Pattern PACKED = Pattern.compile("(?:([1-9][0-9]{1,4}|[2-9]))?(" + PLAIN + ")");

    private int runs;

    public String encode(String text) {
        if (!ALLOWED.matcher(text).matches()) {
            throw new IllegalArgumentException("character");
        }
        StringBuilder sb = new StringBuilder();
        Matcher run = RUN.matcher(text);
        while (run.find()) {
            int length = run.end() - run.start();
            sb.append(length > 1 ? String.valueOf(length) : "").append(run.group(1));
            runs++;
        }
        return sb.toString();
    }

    /** Counts have one to five digits, no zero in front, and are never 1. */
    public String decode(String packed) {
        StringBuilder sb = new StringBuilder();
        Matcher part = PACKED.matcher(packed);
        for (int at = 0; at < packed.length(); at = part.end()) {
            if (!part.region(at, packed.length()).lookingAt()) {
                throw new IllegalArgumentException("run at " + at);
            }
            int count = part.group(1) == null ? 1 : Integer.parseInt(part.group(1));
            if (sb.length() + count > LONGEST) {
                throw new IllegalStateException("too long");
            }
            sb.append(part.group(2).repeat(count));
        }
        return sb.toString();
    }

    /** All runs this object has written. */
    public int runs() {
        return runs;
    }

    public double ratio(String text) {
        return text.isEmpty() ? 1.0 : (double) encode(text).length() / text.length();
    }
}
