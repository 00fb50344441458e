package txt.html;

public final class Page {
    private final String title;
    private final int hits;

    public Page(String title, int hits) {
        this.title = title;
        this.hits = hits;
    }

    public String render(String body) {
        return """
            <html>
              <title>%s</title>
              <body>%s</body>
              <!-- %s hits -->
            </html>
            """.formatted(title, body, hits);
    }

    public Page hit() {
        return new Page(title, hits + 1);
    }
}
