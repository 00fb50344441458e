package games.hollowlight.scene;

@FunctionalInterface
public interface SceneListener {

    void onEvent(String topic, Object payload);
}
