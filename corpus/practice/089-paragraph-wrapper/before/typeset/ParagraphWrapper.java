package typeset;

import java.util.List;

public final class ParagraphWrapper {

    private final int width;

    public ParagraphWrapper(int width) {
        if (width < 1) {
            throw new IllegalArgumentException("width");
        }
        this.width = width;
    }

    /** Breaks the text into lines; all lines but the first start with the indent, which does not count. */
    public String wrap(String text, String indent) {
        StringBuilder out = new StringBuilder();
        StringBuilder line = new StringBuilder();
        boolean firstLine = true;
        for (String word : text.split("\\s+")) {
            if (word.isEmpty()) {
                continue;
            }
            String rest = word;
            while (rest.length() > width) {
                if (line.length() > 0) {
                    if (!firstLine) {
                        out.append('\n').append(indent);
                    }
                    out.append(line);
                    line.setLength(0);
                    firstLine = false;
                }
                if (!firstLine) {
                    out.append('\n').append(indent);
                }
                out.append(rest, 0, width);
                firstLine = false;
                rest = rest.substring(width);
            }
            if (line.length() == 0) {
                line.append(rest);
            } else if (line.length() + 1 + rest.length() <= width) {
                line.append(' ').append(rest);
            } else {
                if (!firstLine) {
                    out.append('\n').append(indent);
                }
                out.append(line);
                firstLine = false;
                line.setLength(0);
                line.append(rest);
            }
        }
        if (line.length() > 0) {
            if (!firstLine) {
                out.append('\n').append(indent);
            }
            out.append(line);
        }
        return out.toString();
    }

    public String bullets(List<String> items) {
        StringBuilder out = new StringBuilder();
        for (String item : items) {
            if (item == null) {
                continue;
            }
            out.append("* ");
            out.append(wrap(item, "  "));
            out.append('\n');
        }
        return out.toString();
    }
}
