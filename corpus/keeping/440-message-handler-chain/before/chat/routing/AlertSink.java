package chat.routing;

public interface AlertSink {
    boolean alert(int severity, String text);
}
