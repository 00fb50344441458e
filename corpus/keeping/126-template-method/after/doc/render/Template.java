package doc.render;

abstract class Template {
    private final String title;

    Template(String title) {
        this.title = title;
    }

    public String render(String... items) {
        StringBuilder sb = new StringBuilder(head(title));
        for (String item : items) {
            sb.append(item(item));
        }
        return sb.toString();
    }

    abstract String head(String text);

    abstract String item(String text);
}
