package ops.logging;

final class PrefixAppender implements Appender {
    private final Appender target;
    private final String prefix;

    PrefixAppender(Appender target, String prefix) {
        this.target = target;
        this.prefix = prefix;
    }

    @Override
    public void append(Level level, String message) {
        target.append(level, prefix + message);
    }
}
