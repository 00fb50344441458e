package telemetry.buffer;

public enum OverflowPolicy {
    DROP_OLDEST, DROP_NEWEST, REJECT, GROW
}
