package games.hollowlight.scene;

public interface Subscription {

    void cancel();
}
