package importer.csv;

import java.util.ArrayList;
import java.util.List;

public final class CsvReader {
    private final char separator;

    public CsvReader(char separator) {
        if (separator == '"' || separator == '\r' || separator == '\n') {
            throw new IllegalArgumentException("separator");
        }
        this.separator = separator;
    }

    public List<List<String>> read(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        boolean closed = false;
        boolean started = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean nextIs = i + 1 < text.length();
            if (quoted) {
                if (c != '"') {
                    field.append(c);
                } else if (nextIs && text.charAt(i + 1) == '"') {
                    field.append('"');
                    i++;
                } else {
                    quoted = false;
                    closed = true;
                }
            } else if (c == separator) {
                row.add(field.toString());
                field.setLength(0);
                closed = false;
                started = true;
            } else if (c == '\n' || c == '\r' && nextIs && text.charAt(i + 1) == '\n') {
                row.add(field.toString());
                rows.add(row);
                row = new ArrayList<>();
                field.setLength(0);
                closed = false;
                started = false;
                if (c == '\r') {
                    i++;
                }
            } else if (closed) {
                throw new CsvException(i);
            } else if (c == '"' && field.length() == 0) {
                quoted = true;
                started = true;
            } else {
                field.append(c);
                started = true;
            }
        }
        if (quoted) {
            throw new CsvException(text.length());
        }
        if (started) {
            row.add(field.toString());
            rows.add(row);
        }
        return rows;
    }

    /** The first row only, empty when there is none. The whole text must be well-formed. */
    public List<String> header(String text) {
        List<List<String>> rows = read(text);
        return rows.isEmpty() ? new ArrayList<>() : rows.get(0);
    }
}
