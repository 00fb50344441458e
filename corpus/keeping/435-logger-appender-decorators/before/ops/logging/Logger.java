package ops.logging;

import java.util.function.Supplier;

public final class Logger {
    private final Appender appender;
    private final String prefix;
    private final Level minimum;
    private final int nesting;
    private final int[] delivered;

    public Logger(Appender appender) {
        this(appender, "", Level.DEBUG, 0, new int[1]);
        if (appender == null) {
            throw new IllegalArgumentException("appender");
        }
    }

    private Logger(Appender appender, String prefix, Level minimum, int nesting, int[] delivered) {
        this.appender = appender;
        this.prefix = prefix;
        this.minimum = minimum;
        this.nesting = nesting;
        this.delivered = delivered;
    }

    public Logger child(String name) {
        if (nesting >= 8) {
            throw new IllegalStateException("nested too deeply");
        }
        return new Logger(appender, prefix + name + ": ", minimum, nesting + 1, delivered);
    }

    public Logger atLeast(Level level) {
        Level stricter = level.compareTo(minimum) > 0 ? level : minimum;
        return new Logger(appender, prefix, stricter, nesting, delivered);
    }

    public boolean isEnabled(Level level) {
        return level.compareTo(minimum) >= 0;
    }

    public boolean log(Level level, String message) {
        if (!isEnabled(level)) {
            return false;
        }
        appender.append(level, prefix + message);
        delivered[0]++;
        return true;
    }

    public boolean log(Level level, Supplier<String> message) {
        if (!isEnabled(level)) {
            return false;
        }
        String text = message.get();
        appender.append(level, prefix + text);
        delivered[0]++;
        return true;
    }

    public int delivered() {
        return delivered[0];
    }

    public int nesting() {
        return nesting;
    }
}
