package doc.render;

public final class Html extends Template {
    public Html(String title) {
        super(title);
    }

    @Override
    String head(String text) {
        return "<h1>" + text + "</h1>";
    }

    @Override
    String item(String text) {
        return "<li>" + text + "</li>";
    }
}
