package ops.logging;

import java.util.function.Supplier;

public final class Logger {
    private static final int MAX_NESTING = 8;

    private final CountingAppender root;
    private final Appender chain;
    private final Level minimum;
    private final int nesting;

    public Logger(Appender appender) {
        this(new CountingAppender(required(appender)));
    }

    private Logger(CountingAppender root) {
        this(root, root, Level.DEBUG, 0);
    }

    private Logger(CountingAppender root, Appender chain, Level minimum, int nesting) {
        this.root = root;
        this.chain = chain;
        this.minimum = minimum;
        this.nesting = nesting;
    }

    private static Appender required(Appender appender) {
        if (appender == null) {
            throw new IllegalArgumentException("appender is required");
        }
        return appender;
    }

    public Logger child(String name) {
        if (nesting >= MAX_NESTING) {
            throw new IllegalStateException("nested too deeply");
        }
        return new Logger(root, new PrefixAppender(chain, name + ": "), minimum, nesting + 1);
    }

    public Logger atLeast(Level level) {
        return new Logger(root, chain, level.ordinal() > minimum.ordinal() ? level : minimum, nesting);
    }

    public boolean isEnabled(Level level) {
        return level.ordinal() >= minimum.ordinal();
    }

    public boolean log(Level level, String message) {
        if (!isEnabled(level)) {
            return false;
        }
        chain.append(level, String.valueOf(message));
        return true;
    }

    public boolean log(Level level, Supplier<String> message) {
        return isEnabled(level) && log(level, message.get());
    }

    public int delivered() {
        return root.count();
    }

    public int nesting() {
        return nesting;
    }
}
