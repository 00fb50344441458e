package ops.logging;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

public final class LogFilter {

    private final Map<String, Level> thresholds = new TreeMap<>();
    private Level fallback = Level.INFO;

    public static Level parse(String text) {
        String name = text == null ? "" : text.trim().toUpperCase(Locale.ROOT);
        return switch (name) {
            case "TRACE", "ALL", "FINEST" -> Level.TRACE;
            case "DEBUG", "FINE" -> Level.DEBUG;
            case "", "INFO", "NOTICE" -> Level.INFO;
            case "WARN", "WARNING" -> Level.WARN;
            case "ERROR", "SEVERE", "FATAL" -> Level.ERROR;
            case "OFF", "NONE" -> Level.OFF;
            default -> throw new IllegalArgumentException("level " + text);
        };
    }

    public void set(String logger, String level) {
        Level parsed = parse(level);
        switch (logger) {
            case "", "*" -> fallback = parsed;
            default -> thresholds.put(logger, parsed);
        }
    }

    public boolean enabled(String logger, Level level) {
        Level threshold = effective(logger);
        if (level == null) {
            return false;
        }
        return switch (level) {
            case OFF -> false;
            case TRACE, DEBUG, INFO, WARN, ERROR -> level.compareTo(threshold) >= 0;
        };
    }

    public Level effective(String logger) {
        Level found = thresholds.get(logger);
        for (String name = logger; found == null; found = thresholds.get(name)) {
            int dot = name.lastIndexOf('.');
            if (dot == -1) {
                return fallback;
            }
            name = name.substring(0, dot);
        }
        return found;
    }
}
