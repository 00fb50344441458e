package txt.banner;

public final class Banner {
    private final char edge;

    public Banner(char edge) {
        this.edge = edge;
    }

    private String line(int n) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            sb.append(edge);
        }
        return sb.toString();
    }

    public String frame(String text) {
        String bar = line(text.length() + 4);
        return bar + "\n" + edge + " " + text + " " + edge + "\n" + bar;
    }

    public String ruler(int n) {
        if (n > 1000) {
            throw new IllegalArgumentException("too long");
        }
        return "[" + line(n) + "]";
    }
}
