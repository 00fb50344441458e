package export.csv;

import java.util.Collection;

public final class CsvWriter {
    private final char separator;
    private final boolean alwaysQuote;
    private String text = "";
    private int rows;
    private int columns = -1;

    public CsvWriter(char separator, boolean alwaysQuote) {
        if (separator == '"' || separator == '\n' || separator == '\r') {
            throw new IllegalArgumentException("separator");
        }
        this.separator = separator;
        this.alwaysQuote = alwaysQuote;
    }

    /** All rows must have as many cells as the first one; nulls are written as nothing. */
    public CsvWriter row(Collection<?> cells) {
        String line = "";
        int n = 0;
        boolean first = true;
        for (Object cell : cells) {
            if (!first) {
                line += separator;
            }
            first = false;
            if (cell != null) {
                line += quote(cell.toString());
            }
            n++;
        }
        if (columns >= 0 && columns != n) {
            throw new IllegalStateException("expected " + columns + " cells");
        }
        columns = n;
        rows++;
        text = text + line + "\r\n";
        return this;
    }

    private String quote(String cell) {
        boolean needed = alwaysQuote;
        String doubled = "";
        for (int i = 0; i < cell.length(); i++) {
            char c = cell.charAt(i);
            if (c == separator || c == '"' || c == '\n' || c == '\r') {
                needed = true;
            }
            if (c == '"') {
                doubled += "\"\"";
            } else {
                doubled += c;
            }
        }
        if (cell.startsWith(" ") || cell.endsWith(" ")) {
            needed = true;
        }
        return needed ? "\"" + doubled + "\"" : cell;
    }

    public int rows() {
        return rows;
    }

    @Override
    public String toString() {
        return text;
    }
}
