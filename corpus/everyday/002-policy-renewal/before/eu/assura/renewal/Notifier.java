package eu.assura.renewal;

public interface Notifier {
    void send(String recipient, String text);
}
