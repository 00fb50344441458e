package docs.markup;

import java.util.Objects;

public final class Text extends Element {
    final String content;

    public Text(String content) {
        super(0);
        this.content = Objects.requireNonNull(content, "content");
    }

    <R> R accept(Visitor<R> visitor) { return visitor.text(this); }
}
