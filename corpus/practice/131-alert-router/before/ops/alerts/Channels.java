package ops.alerts;

public interface Channels {
    void page(String text);

    void mail(String text);

    void journal(String text);
}
