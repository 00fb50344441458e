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
        String kind = "scalene";
        if (!valid()) {
            kind = "none";
        } else {
            if (a == b && b == c) {
                kind = "equilateral";
            } else {
                if (a == b || b == c || a == c) {
                    kind = "isosceles";
                }
            }
        }
        return kind;
    }

    public boolean valid() {
        boolean ok = true;
        if (a <= 0 || b <= 0 || c <= 0) {
            ok = false;
        }
        if ((long) a + b <= c || (long) b + c <= a || (long) a + c <= b) {
            ok = false;
        }
        return ok;
    }
}
