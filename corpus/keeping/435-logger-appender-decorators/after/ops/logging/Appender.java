package ops.logging;

public interface Appender {
    void append(Level level, String message);
}
