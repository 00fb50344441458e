package print.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

public final class Paragraph {
    private final int width;
    private final Align align;
    private final StringJoiner source = new StringJoiner(" ");
    private boolean started;

    public Paragraph(int width, Align align) {
        if (width < 2 || width > 500 || align == null) {
            throw new IllegalArgumentException();
        }
        this.width = width;
        this.align = align;
    }

    public Paragraph text(String more) {
        if (started || !"".equals(more)) {
            started = true;
            source.add(more);
        }
        return this;
    }

    /** Words longer than the width are cut into pieces. */
    public String layout() {
        List<List<String>> lines = new ArrayList<>();
        List<String> line = null;
        int used = 0;
        for (String piece : pieces()) {
            if (line == null || used + 1 + piece.length() > width) {
                line = new ArrayList<>();
                lines.add(line);
                used = piece.length();
            } else {
                used += 1 + piece.length();
            }
            line.add(piece);
        }
        StringBuilder out = new StringBuilder();
        for (List<String> words : lines) {
            out.append(place(words, words == line)).append('\n');
        }
        return out.toString();
    }

    private List<String> pieces() {
        List<String> pieces = new ArrayList<>();
        for (String word : source.toString().split("[ \t\n]+")) {
            for (int from = 0; from < word.length(); from += width) {
                pieces.add(word.substring(from, Math.min(from + width, word.length())));
            }
        }
        return pieces;
    }

    private String place(List<String> words, boolean last) {
        String line = String.join(" ", words);
        int space = width - line.length();
        return switch (align) {
            case LEFT -> line;
            case RIGHT -> " ".repeat(space) + line;
            case CENTER -> " ".repeat(space / 2) + line;
            case BLOCK -> last || words.size() == 1 ? line : stretch(words, space);
        };
    }

    /** The first gaps get one blank more when it does not come out even. */
    private static String stretch(List<String> words, int space) {
        int gaps = words.size() - 1;
        StringBuilder sb = new StringBuilder(words.get(0));
        for (int i = 1; i <= gaps; i++) {
            int blanks = 1 + space / gaps + (i <= space % gaps ? 1 : 0);
            sb.append(" ".repeat(blanks)).append(words.get(i));
        }
        return sb.toString();
    }
}
