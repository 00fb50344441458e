package doc.render;

public final class Plain {
    private final String title;

    public Plain(String title) {
        this.title = title;
    }

    public String render(String... items) {
        StringBuilder sb = new StringBuilder(title + "\n");
        for (String item : items) {
            sb.append("* ").append(item).append("\n");
        }
        return sb.toString();
    }
}
