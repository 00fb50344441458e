package data.table;

import java.util.ArrayList;
import java.util.List;

/** Reads delimited text in which fields may be quoted and a doubled quote stands for one. */
public class QuotedTableParser {
    private final char delimiter;

    public QuotedTableParser(char delimiter) {
        this.delimiter = delimiter;
    }

    public List<List<String>> parse(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        boolean closed = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted) {
                if (c == '"') {
                    quoted = false;
                    closed = true;
                } else {
                    field.append(c);
                }
            } else if (c == delimiter) {
                row.add(field.toString());
                field.setLength(0);
                closed = false;
            } else if (c == '\n') {
                row.add(field.toString());
                field.setLength(0);
                rows.add(row);
                row = new ArrayList<>();
                closed = false;
            } else if (c == '\r') {
                continue;
            } else if (c == '"') {
                if (closed) {
                    field.append('"');
                    quoted = true;
                    closed = false;
                } else if (field.length() == 0) {
                    quoted = true;
                } else {
                    throw new IllegalArgumentException("quote inside a field at " + i);
                }
            } else {
                if (closed) {
                    throw new IllegalArgumentException("text after a quote at " + i);
                }
                field.append(c);
            }
        }
        if (quoted) {
            throw new IllegalArgumentException("quote not closed");
        }
        if (field.length() > 0 || !row.isEmpty() || closed) {
            row.add(field.toString());
            rows.add(row);
        }
        return rows;
    }
}
