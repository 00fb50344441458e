package ops.logging;

public enum Level {
    DEBUG, INFO, WARN, ERROR
}
