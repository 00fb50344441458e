package print.layout;

import java.util.StringTokenizer;

public final class Paragraph {
    private final int width;
    private final Align align;
    private final StringBuilder source = new StringBuilder();

    public Paragraph(int width, Align align) {
        if (width < 2 || width > 500 || align == null) {
            throw new IllegalArgumentException();
        }
        this.width = width;
        this.align = align;
    }

    public Paragraph text(String more) {
        if (source.length() > 0) {
            source.append(' ');
        }
        source.append(more);
        return this;
    }

    /** Words longer than the width are cut into pieces. */
    public String layout() {
        StringBuilder out = new StringBuilder();
        StringBuilder line = new StringBuilder();
        StringTokenizer words = new StringTokenizer(source.toString(), " \t\n");
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            while (!word.isEmpty()) {
                String piece = word.length() > width ? word.substring(0, width) : word;
                word = word.substring(piece.length());
                if (line.length() > 0 && line.length() + 1 + piece.length() > width) {
                    out.append(place(line.toString(), false)).append('\n');
                    line.setLength(0);
                }
                if (line.length() > 0) {
                    line.append(' ');
                }
                line.append(piece);
            }
        }
        if (line.length() > 0) {
            out.append(place(line.toString(), true)).append('\n');
        }
        return out.toString();
    }

    private String place(String line, boolean last) {
        int space = width - line.length();
        StringBuilder sb = new StringBuilder(line);
        switch (align) {
            case RIGHT:
                for (int i = 0; i < space; i++) {
                    sb.insert(0, ' ');
                }
                break;
            case CENTER:
                for (int i = 0; i < space / 2; i++) {
                    sb.insert(0, ' ');
                }
                break;
            case BLOCK:
                int at = last ? -1 : sb.indexOf(" ");
                while (at >= 0 && sb.length() < width) {
                    sb.insert(at, ' ');
                    // behind this gap, or again from the first gap
                    int i = at;
                    while (i < sb.length() && sb.charAt(i) == ' ') {
                        i++;
                    }
                    at = sb.indexOf(" ", i);
                    if (at < 0) {
                        at = sb.indexOf(" ");
                    }
                }
                break;
            default:
                break;
        }
        return sb.toString();
    }
}
