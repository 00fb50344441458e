package road.light;

import java.util.Objects;
import java.util.function.Consumer;

public class TrafficLight {
    public enum Color { RED, YELLOW, GREEN }

    private Color current;
    private final Consumer<Color> observer;

    public TrafficLight(Color start, Consumer<Color> observer) {
        this.current = Objects.requireNonNull(start);
        this.observer = observer;
    }

    public Color advance() {
        if (current == Color.RED) {
            current = Color.GREEN;
        } else if (current == Color.GREEN) {
            current = Color.YELLOW;
        } else {
            current = Color.RED;
        }
        observer.accept(current);
        return current;
    }

    public int seconds() {
        if (current == Color.YELLOW) {
            return 3;
        }
        return current == Color.RED ? 30 : 25;
    }
}
