package console.tables;

import java.util.Objects;

final class Column {
    private final String header;
    private Align align = Align.LEFT;
    private int width;

    Column(String header) {
        this.header = Objects.requireNonNull(header, "header");
        this.width = header.length();
    }

    String header() {
        return header;
    }

    int width() {
        return width;
    }

    void align(Align newAlign) {
        align = newAlign;
    }

    void fit(String cell) {
        width = Math.max(width, cell.length());
    }

    String pad(String cell) {
        int gap = width - cell.length();
        int left = switch (align) {
            case LEFT -> 0;
            case RIGHT -> gap;
            case CENTER -> gap / 2;
        };
        return " ".repeat(left) + cell + " ".repeat(gap - left);
    }
}
