package telemetry.buffer;

public interface DropListener {
    void dropped(String event, OverflowPolicy policy);
}
