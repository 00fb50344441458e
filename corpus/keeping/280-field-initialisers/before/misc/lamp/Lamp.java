package misc.lamp;

public class Lamp {
    private String color;
    private int brightness;
    private boolean on;

    public Lamp() {
        super();
        String defaultColor = "white";
        int unused = 5;
        this.color = defaultColor;
        this.brightness = 50;
        this.on = false;
    }

    public Lamp dim(int by) {
        int next = this.brightness - by;
        if (next < 0) {
            next = 0;
        }
        if (next > 100) {
            next = 100;
        }
        this.brightness = next;
        return this;
    }

    public Lamp toggle() {
        this.on = !this.on;
        return this;
    }

    @Override
    public String toString() {
        return this.on ? this.color + "@" + this.brightness : "off";
    }
}
