package ops.alerts;

public enum Severity {
    DEBUG, INFO, WARNING, CRITICAL
}
