package docs.markup;

public final class Text extends Element {
    final String content;

    public Text(String content) {
        super(0);
        if (content == null) {
            throw new NullPointerException("content");
        }
        this.content = content;
    }
}
