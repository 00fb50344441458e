package ops.logging;

final class CountingAppender implements Appender {
    private final Appender target;
    private int count;

    CountingAppender(Appender target) {
        this.target = target;
    }

    @Override
    public void append(Level level, String message) {
        target.append(level, message);
        count++;
    }

    int count() {
        return count;
    }
}
