package traffic;

public final class TrafficLight {

    public enum Color { RED, RED_AMBER, GREEN, AMBER }

    private Color color = Color.RED;
    private boolean blinking;
    private int ticks;

    public void tick() {
        ticks++;
        if (blinking) {
            return;
        }
        switch (color) {
            case RED:
                color = Color.RED_AMBER;
                break;
            case RED_AMBER:
                color = Color.GREEN;
                break;
            case GREEN:
                color = Color.AMBER;
                break;
            case AMBER:
                color = Color.RED;
                break;
        }
    }

    public void setBlinking(boolean on) {
        if (on) {
            blinking = true;
            color = Color.AMBER;
        } else {
            if (blinking) {
                blinking = false;
                color = Color.RED;
            }
        }
    }

    public static int seconds(Color color) {
        switch (color) {
            case RED:
            case GREEN:
                return 30;
            case AMBER:
                return 3;
            default:
                return 1;
        }
    }

    public String show() {
        if (blinking) {
            return ticks % 2 == 0 ? "AMBER" : "OFF";
        }
        return color.name();
    }
}
