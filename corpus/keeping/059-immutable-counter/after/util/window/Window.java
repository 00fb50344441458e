package util.window;

public record Window(int size, int step, boolean sliding) {

    public Window withSize(int newSize) {
        return new Window(newSize, step, sliding);
    }

    public int countFor(int length) {
        if (step <= 0) {
            throw new IllegalStateException("step must be positive: " + step);
        }
        if (length < size) {
            return 0;
        }
        return (length - size) / step + 1;
    }
}
