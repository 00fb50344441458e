package text.labels;

public final class Label {
    private final String text;
    private final String style;

    public Label(String text, String style) {
        if (text == null) {
            this.text = "";
        } else {
            this.text = text;
        }
        if (style == null) {
            this.style = "plain";
        } else {
            this.style = style;
        }
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
