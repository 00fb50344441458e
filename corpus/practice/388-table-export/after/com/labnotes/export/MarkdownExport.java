package com.labnotes.export;

import java.util.List;

public final class MarkdownExport extends TableExport<MarkdownExport> {
    public MarkdownExport(List<String> columns) {
        super(columns);
    }

    @Override
    String header(List<String> columns) {
        return line(columns) + "|---".repeat(columns.size()) + "|\n";
    }

    @Override
    String line(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    @Override
    MarkdownExport self() {
        return this;
    }
}
