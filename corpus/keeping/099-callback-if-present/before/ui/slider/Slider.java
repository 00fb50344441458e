package ui.slider;

import java.util.function.IntConsumer;

public class Slider {
    private final int max;
    private int value;
    private IntConsumer listener;

    public Slider(int max) {
        this.max = max;
    }

    public void onChange(IntConsumer consumer) {
        this.listener = consumer;
    }

    public int set(int newValue) {
        int clipped = Math.min(max, Math.max(0, newValue));
        if (clipped != value) {
            value = clipped;
            if (listener != null) {
                listener.accept(clipped);
            }
        }
        return value;
    }

    public int value() {
        return value;
    }
}
