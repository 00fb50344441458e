package misc.plot;

public final class Plotter {
    private final StringBuilder out = new StringBuilder();

    public Plotter horizontal(int x, int y, int length) {
        draw(new Line(x, y, 1, 0, length));
        return this;
    }

    public Plotter vertical(int x, int y, int length) {
        draw(new Line(x, y, 0, 1, length));
        return this;
    }

    private record Line(int x, int y, int dx, int dy, int length) {
        String at(int i) {
            return "(" + (x + i * dx) + "," + (y + i * dy) + ")";
        }
    }

    private void draw(Line line) {
        if (line.length() > 100) {
            throw new IllegalArgumentException("too long: " + line.length());
        }
        for (int i = 0; i < line.length(); i++) {
            out.append(line.at(i));
        }
    }

    public String dump() {
        return out.toString();
    }
}
