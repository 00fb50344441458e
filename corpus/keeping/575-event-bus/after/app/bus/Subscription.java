package app.bus;

public interface Subscription {
    boolean cancel();
}
