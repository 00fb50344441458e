package games.questline.events;

public interface Subscription {
    void cancel();
}
