package misc.lamp;

public class Lamp {
    private static final String COLOR = "white";
    private static final int MAX = 100;

    private int brightness = 50;
    private boolean on;

    public Lamp dim(int by) {
        brightness = Math.max(0, Math.min(MAX, brightness - by));
        return this;
    }

    public Lamp toggle() {
        on = !on;
        return this;
    }

    @Override
    public String toString() {
        return on ? COLOR + "@" + brightness : "off";
    }
}
