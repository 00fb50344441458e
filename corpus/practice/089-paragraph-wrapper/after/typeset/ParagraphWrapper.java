package typeset;

import java.util.List;

public final class ParagraphWrapper {

    private static final String BULLET = "* ";
    private static final String BULLET_INDENT = " ".repeat(BULLET.length());

    private final int width;

    public ParagraphWrapper(int width) {
        if (width < 1) {
            throw new IllegalArgumentException("width");
        }
        this.width = width;
    }

    /** Breaks the text into lines; all lines but the first start with the indent, which does not count. */
    public String wrap(String text, String indent) {
        Lines lines = new Lines(width);
        for (String word : text.split("\\s+")) {
            lines.add(word);
        }
        return lines.joined(indent);
    }

    public String bullets(List<String> items) {
        StringBuilder out = new StringBuilder();
        for (String item : items) {
            if (item != null) {
                out.append(BULLET).append(wrap(item, BULLET_INDENT)).append('\n');
            }
        }
        return out.toString();
    }
}
