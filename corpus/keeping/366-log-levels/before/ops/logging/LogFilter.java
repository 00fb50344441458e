package ops.logging;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

public final class LogFilter {

    private final Map<String, Level> thresholds = new TreeMap<>();
    private Level fallback = Level.INFO;

    public static Level parse(String text) {
        if (text == null) {
            return Level.INFO;
        }
        String name = text.trim().toUpperCase(Locale.ROOT);
        if (name.isEmpty()) {
            return Level.INFO;
        }
        if (name.equals("TRACE") || name.equals("ALL") || name.equals("FINEST")) {
            return Level.TRACE;
        } else if (name.equals("DEBUG") || name.equals("FINE")) {
            return Level.DEBUG;
        } else if (name.equals("INFO") || name.equals("NOTICE")) {
            return Level.INFO;
        } else if (name.equals("WARN") || name.equals("WARNING")) {
            return Level.WARN;
        } else if (name.equals("ERROR") || name.equals("SEVERE") || name.equals("FATAL")) {
            return Level.ERROR;
        } else if (name.equals("OFF") || name.equals("NONE")) {
            return Level.OFF;
        }
        throw new IllegalArgumentException("level " + text);
    }

    public void set(String logger, String level) {
        Level parsed = parse(level);
        if (logger.isEmpty() || logger.equals("*")) {
            fallback = parsed;
        } else {
            thresholds.put(logger, parsed);
        }
    }

    public boolean enabled(String logger, Level level) {
        Level threshold = effective(logger);
        if (level == null || level == Level.OFF) {
            return false;
        }
        return rank(level) >= rank(threshold);
    }

    public Level effective(String logger) {
        String name = logger;
        while (true) {
            Level found = thresholds.get(name);
            if (found != null) {
                return found;
            }
            int dot = name.lastIndexOf('.');
            if (dot < 0) {
                return fallback;
            }
            name = name.substring(0, dot);
        }
    }

    private static int rank(Level level) {
        if (level == Level.TRACE) return 0;
        if (level == Level.DEBUG) return 10;
        if (level == Level.INFO) return 20;
        if (level == Level.WARN) return 30;
        if (level == Level.ERROR) return 40;
        return Integer.MAX_VALUE;
    }
}
