package com.labnotes.export;

import java.util.List;

public final class MarkdownExport {
    private final int width;
    private final StringBuilder out = new StringBuilder();

    public MarkdownExport(List<String> columns) {
        this.width = columns.size();
        append(columns);
        out.append("|---".repeat(width)).append("|\n");
    }

    public MarkdownExport row(List<String> cells) {
        if (cells.size() != width) {
            throw new IllegalArgumentException("wrong number of cells");
        }
        append(cells);
        return this;
    }

    public String text() {
        return out.toString();
    }

    private void append(List<String> cells) {
        out.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }
}
