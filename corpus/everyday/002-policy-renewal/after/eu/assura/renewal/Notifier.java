package eu.assura.renewal;

public interface Notifier {
    /** Tells nobody. */
    Notifier NONE = (recipient, text) -> { };

    void send(String recipient, String text);
}
