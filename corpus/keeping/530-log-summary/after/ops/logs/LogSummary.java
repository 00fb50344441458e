package ops.logs;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts lines like "[WARN] billing.Mailer: queue is full (17 ms)". */
public final class LogSummary {
    private record Line(Level level, String source, String message, int millis) {
        private static final int NO_TIME = -1;

        /** Null when the text is no log line. */
        static Line parse(String text) {
            int close = text.indexOf("] ");
            int colon = text.indexOf(": ");
            if (!text.startsWith("[") || close < 0 || colon < close + 3) {
                return null;
            }
            Level level = level(text.substring(1, close));
            String source = text.substring(close + 2, colon);
            if (level == null || !source.chars().allMatch(Line::sourcePart)) {
                return null;
            }
            String message = text.substring(colon + 2);
            int open = message.lastIndexOf(" (");
            if (open < 0 || !message.endsWith(" ms)")) {
                return new Line(level, source, message, NO_TIME);
            }
            int digits = message.length() - 4 - (open + 2);
            boolean timed = digits >= 1 && digits <= 9
                    && message.chars().skip(open + 2).limit(digits).allMatch(c -> c >= '0' && c <= '9');
            return timed
                    ? new Line(level, source, message.substring(0, open), Integer.parseInt(message, open + 2, open + 2 + digits, 10))
                    : new Line(level, source, message, NO_TIME);
        }

        private static Level level(String name) {
            for (Level level : Level.values()) {
                if (level.name().equals(name)) {
                    return level;
                }
            }
            return null;
        }

        private static boolean sourcePart(int c) {
            return c == '.' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
        }
    }

    private final Map<Level, Integer> counts = new EnumMap<>(Level.class);
    private final Map<String, Integer> sources = new TreeMap<>();
    private final List<String> rejected = new ArrayList<>();
    private Line slowest;

    public boolean accept(String line) {
        Line parsed = Line.parse(line);
        if (parsed == null) {
            rejected.add(line);
            return false;
        }
        counts.merge(parsed.level(), 1, Integer::sum);
        sources.merge(parsed.source(), 1, Integer::sum);
        if (parsed.millis() > (slowest == null ? Line.NO_TIME : slowest.millis())) {
            slowest = parsed;
        }
        return true;
    }

    public int count(Level level) {
        return level == null ? 0 : counts.getOrDefault(level, 0);
    }

    /** The message without the time, null when no line had one. */
    public String slowest() {
        return slowest == null ? null : slowest.message();
    }

    public List<String> rejected() {
        return new ArrayList<>(rejected);
    }

    public String report() {
        String levels = counts.entrySet().stream()
                .map(e -> "%-6s%s\n".formatted(e.getKey(), e.getValue().toString()))
                .collect(Collectors.joining());
        if (sources.isEmpty()) {
            return levels;
        }
        return sources.entrySet().stream()
                .map(Map.Entry::toString)
                .collect(Collectors.joining(", ", levels + "from ", "\n"));
    }
}
