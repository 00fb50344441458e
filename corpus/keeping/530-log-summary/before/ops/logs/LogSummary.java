package ops.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Counts lines like "[WARN] billing.Mailer: queue is full (17 ms)". */
public final class LogSummary {
    private static final Pattern LINE =
            Pattern.compile("\\[([A-Z]+)\\] ([A-Za-z.]+): (.*?)(?: \\(([0-9]{1,9}) ms\\))?", Pattern.DOTALL);

    private final Map<Level, Integer> counts = new TreeMap<>();
    private final Map<String, Integer> sources = new TreeMap<>();
    private final List<String> rejected = new ArrayList<>();
    private String slowest;
    private int slowestMillis = -1;

    public boolean accept(String line) {
        Matcher m = LINE.matcher(line);
        if (!m.matches()) {
            rejected.add(line);
            return false;
        }
        Level level;
        try {
            level = Level.valueOf(m.group(1));
        } catch (IllegalArgumentException e) {
            rejected.add(line);
            return false;
        }
        counts.merge(level, 1, Integer::sum);
        sources.merge(m.group(2), 1, Integer::sum);
        if (m.group(4) != null) {
            int millis = Integer.parseInt(m.group(4));
            if (millis > slowestMillis) {
                slowestMillis = millis;
                slowest = m.group(3);
            }
        }
        return true;
    }

    public int count(Level level) {
        return level != null && counts.containsKey(level) ? counts.get(level) : 0;
    }

    /** The message without the time, null when no line had one. */
    public String slowest() {
        return slowest;
    }

    public List<String> rejected() {
        return new ArrayList<>(rejected);
    }

    public String report() {
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<Level, Integer> e : counts.entrySet()) {
            sb.append(e.getKey());
            for (int i = e.getKey().name().length(); i < 6; i++) {
                sb.append(' ');
            }
            sb.append(e.getValue()).append('\n');
        }
        boolean first = true;
        for (Map.Entry<String, Integer> e : sources.entrySet()) {
            sb.append(first ? "from " : ", ").append(e.getKey()).append('=').append(e.getValue());
            first = false;
        }
        if (!first) {
            sb.append('\n');
        }
        return sb.toString();
    }
}
