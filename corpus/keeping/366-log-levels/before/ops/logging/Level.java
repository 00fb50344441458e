package ops.logging;

public enum Level {
    TRACE, DEBUG, INFO, WARN, ERROR, OFF
}
