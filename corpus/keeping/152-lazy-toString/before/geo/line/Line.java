package geo.line;

public final class Line {
    private final int a;
    private final int b;
    private final int c;

    public Line(int a, int b, int c) {
        if (a == 0 && b == 0) {
            throw new IllegalArgumentException("no line");
        }
        this.a = a;
        this.b = b;
        this.c = c;
    }

    public boolean contains(int x, int y) {
        return (long) a * x + (long) b * y + c == 0;
    }

    public Line shifted(int by) {
        return new Line(a, b, c + by);
    }

    @Override
    public String toString() {
        return a + "x + " + b + "y + " + c + " = 0";
    }
}
