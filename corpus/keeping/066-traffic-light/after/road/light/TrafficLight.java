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
        current = switch (current) {
            case RED -> Color.GREEN;
            case GREEN -> Color.YELLOW;
            case YELLOW -> Color.RED;
        };
        observer.accept(current);
        return current;
    }

    public int seconds() {
        return switch (current) {
            case YELLOW -> 3;
            case RED -> 30;
            case GREEN -> 25;
        };
    }
}
