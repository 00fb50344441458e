package doc.render;

public final class Html {
    private final String title;

    public Html(String title) {
        this.title = title;
    }

    public String render(String... items) {
        StringBuilder sb = new StringBuilder("<h1>" + title + "</h1>");
        for (String item : items) {
            sb.append("<li>").append(item).append("</li>");
        }
        return sb.toString();
    }
}
