package com.labnotes.export;

import java.util.List;

public final class CsvExport extends TableExport<CsvExport> {
    private final char separator;

    public CsvExport(List<String> columns, char separator) {
        super(columns);
        this.separator = separator;
    }

    @Override
    String line(List<String> cells) {
        return String.join(String.valueOf(separator), cells) + '\n';
    }

    @Override
    CsvExport self() {
        return this;
    }
}
