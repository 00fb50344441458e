package store.checkout;

public interface Mailer {
    void send(String customer, String text);
}
