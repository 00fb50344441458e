package doc.render;

public final class Plain extends Template {
    public Plain(String title) {
        super(title);
    }

    @Override
    String head(String text) {
        return text + "\n";
    }

    @Override
    String item(String text) {
        return "* " + text + "\n";
    }
}
