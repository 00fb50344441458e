package ops.logs;

public enum Level { DEBUG, INFO, WARN, ERROR }
