package txt.trunc;

public final class Truncator {
    private final int max;

    public Truncator(int max) {
        if (max < 3) {
            throw new IllegalArgumentException("max");
        }
        this.max = max;
    }

    public String cut(String s) {
        if (s == null) {
            return "";
        }
        if (s.length() > max) {
            return s.substring(0, max - 3) + "...";
        }
        return s;
    }

    public String head(String s, int n) {
        String c = cut(s);
        if (n < 0) {
            return "";
        }
        if (n > c.length()) {
            return c;
        }
        return c.substring(0, n);
    }
}
