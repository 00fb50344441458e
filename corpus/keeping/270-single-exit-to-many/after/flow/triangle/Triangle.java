package flow.triangle;

public final class Triangle {
    private final int a;
    private final int b;
    private final int c;

    public Triangle(int a, int b, int c) {
        this.a = a;
        this.b = b;
        this.c = c;
    }

    public String kind() {
        if (!valid()) {
            return "none";
        }
        if (a == b && b == c) {
            return "equilateral";
        }
        return a == b || b == c || a == c ? "isosceles" : "scalene";
    }

    public boolean valid() {
        boolean positive = a > 0 && b > 0 && c > 0;
        return positive && shorter(c, a, b) && shorter(a, b, c) && shorter(b, a, c);
    }

    private static boolean shorter(int side, int one, int other) {
        return side < (long) one + other;
    }
}
