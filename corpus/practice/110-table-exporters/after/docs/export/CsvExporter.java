package docs.export;

import java.util.List;

public final class CsvExporter implements Exporter {
    private final TableFormat format;

    public CsvExporter(char separator) {
        if (separator == '"' || separator == '\n') {
            throw new IllegalArgumentException("separator");
        }
        String text = String.valueOf(separator);
        this.format = TableFormat.plain(text, cell -> quote(cell, text));
    }

    @Override
    public String export(List<String> headers, List<? extends List<String>> rows) {
        return TableWriter.write(format, headers, rows);
    }

    private static String quote(String cell, String separator) {
        if (cell == null) {
            return "";
        }
        boolean special = cell.contains(separator) || cell.contains("\"") || cell.contains("\n");
        return special ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }
}
