package export.csv;

import java.util.Collection;
import java.util.StringJoiner;

public final class CsvWriter {
    private final String separator;
    private final boolean alwaysQuote;
    private final StringBuilder text = new StringBuilder();
    private int rows;
    private int columns = -1;

    public CsvWriter(char separator, boolean alwaysQuote) {
        if ("\"\r\n".indexOf(separator) >= 0) {
            throw new IllegalArgumentException("separator");
        }
        this.separator = String.valueOf(separator);
        this.alwaysQuote = alwaysQuote;
    }

    /** All rows must have as many cells as the first one; nulls are written as nothing. */
    public CsvWriter row(Collection<?> cells) {
        StringJoiner line = new StringJoiner(separator, "", "\r\n");
        int n = 0;
        for (Object cell : cells) {
            line.add(cell == null ? "" : quote(cell.toString()));
            n++;
        }
        if (rows > 0 && columns != n) {
            throw new IllegalStateException("expected " + columns + " cells");
        }
        columns = n;
        rows++;
        text.append(line);
        return this;
    }

    private String quote(String cell) {
        boolean needed = cell.startsWith(" ") || cell.endsWith(" ") || alwaysQuote
                || cell.contains(separator)
                || cell.chars().anyMatch(c -> c == '"' || c == '\n' || c == '\r');
        return needed ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }

    public int rows() {
        return rows;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
