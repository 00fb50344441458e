package txt.banner;

public final class Banner {
    private final char edge;

    public Banner(char edge) {
        this.edge = edge;
    }

    private String line(int n) {
        return Character.toString(edge).repeat(Math.max(0, n));
    }

    public String frame(String text) {
        String bar = line(text.length() + 4);
        return String.join("\n", bar, edge + " " + text + " " + edge, bar);
    }

    public String ruler(int n) {
        if (n > 1000) {
            throw new IllegalArgumentException("too long");
        }
        return "[" + line(n) + "]";
    }
}
