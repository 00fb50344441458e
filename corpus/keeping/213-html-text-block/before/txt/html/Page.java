package txt.html;

public final class Page {
    private final String title;
    private final int hits;

    public Page(String title, int hits) {
        this.title = title;
        this.hits = hits;
    }

    public String render(String body) {
        return "<html>\n"
            + "  <title>" + title + "</title>\n"
            + "  <body>" + body + "</body>\n"
            + "  <!-- " + hits + " hits -->\n"
            + "</html>\n";
    }

    public Page hit() {
        return new Page(title, hits + 1);
    }
}
