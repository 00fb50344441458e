package misc.plot;

public final class Plotter {
    private final StringBuilder out = new StringBuilder();

    public Plotter horizontal(int x, int y, int length) {
        line(x, y, 1, 0, length);
        return this;
    }

    public Plotter vertical(int x, int y, int length) {
        line(x, y, 0, 1, length);
        return this;
    }

    private void line(int x, int y, int dx, int dy, int length) {
        if (length > 100) {
            throw new IllegalArgumentException("length");
        }
        for (int i = 0; i < length; i++) {
            out.append('(').append(x + i * dx).append(',').append(y + i * dy).append(')');
        }
    }

    public String dump() {
        return out.toString();
    }
}
