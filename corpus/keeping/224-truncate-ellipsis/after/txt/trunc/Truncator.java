package txt.trunc;

public final class Truncator {
    private static final String DOTS = "...";

    private final int max;

    public Truncator(int max) {
        if (max < 3) {
            throw new IllegalArgumentException("max");
        }
        this.max = max;
    }

    public String cut(String s) {
        String text = s == null ? "" : s;
        return text.length() <= max ? text : text.substring(0, max - DOTS.length()).concat(DOTS);
    }

    public String head(String s, int n) {
        String c = cut(s);
        return c.substring(0, Math.max(0, Math.min(n, c.length())));
    }
}
