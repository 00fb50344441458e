package traffic;

public final class TrafficLight {

    public enum Color { RED, RED_AMBER, GREEN, AMBER }

    private Color color = Color.RED;
    private boolean blinking;
    private int ticks;

    public void tick() {
        ticks++;
        if (!blinking) {
            color = successor(color);
        }
    }

    private static Color successor(Color color) {
        return switch (color) {
            case RED -> Color.RED_AMBER;
            case RED_AMBER -> Color.GREEN;
            case GREEN -> Color.AMBER;
            case AMBER -> Color.RED;
        };
    }

    public void setBlinking(boolean on) {
        if (on) {
            color = Color.AMBER;
        } else if (blinking) {
            color = Color.RED;
        }
        blinking = on;
    }

    public static int seconds(Color color) {
        return switch (color) {
            case RED, GREEN -> 30;
            case AMBER -> 3;
            case RED_AMBER -> 1;
        };
    }

    public String show() {
        return blinking ? blinkPhase() : color.name();
    }

    private String blinkPhase() {
        return ticks % 2 == 0 ? "AMBER" : "OFF";
    }
}
