package text.labels;

import java.util.Objects;

public final class Label {
    private final String text;
    private final String style;

    public Label(String text, String style) {
        this.text = Objects.requireNonNullElse(text, "");
        this.style = Objects.requireNonNullElse(style, "plain");
    }

    public int width() {
        return text.length() * (style.equals("bold") ? 2 : 1);
    }

    public Label styled(String newStyle) {
        return new Label(text, newStyle);
    }

    @Override
    public String toString() {
        return "<" + style + ">" + text;
    }
}
