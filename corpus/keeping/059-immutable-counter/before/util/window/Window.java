package util.window;

import java.util.Objects;

public final class Window {
    private final int size;
    private final int step;
    private final boolean sliding;

    public Window(int size, int step, boolean sliding) {
        this.size = size;
        this.step = step;
        this.sliding = sliding;
    }

    public int size() {
        return size;
    }

    public int step() {
        return step;
    }

    public boolean sliding() {
        return sliding;
    }

    public Window withSize(int newSize) {
        return newSize == size ? this : new Window(newSize, step, sliding);
    }

    public int countFor(int length) {
        if (step <= 0) {
            throw new IllegalStateException("step");
        }
        return length < size ? 0 : (length - size) / step + 1;
    }

    @Override
    public boolean equals(Object o) {
        if (o == null || o.getClass() != Window.class) {
            return false;
        }
        Window w = (Window) o;
        return size == w.size && step == w.step && sliding == w.sliding;
    }

    @Override
    public int hashCode() {
        return Objects.hash(size, step, sliding);
    }

    @Override
    public String toString() {
        return "Window[size=" + size + ", step=" + step + ", sliding=" + sliding + "]";
    }
}
