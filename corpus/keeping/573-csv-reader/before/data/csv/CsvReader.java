package data.csv;

import java.util.ArrayList;
import java.util.List;

public class CsvReader {
    private char sep;
    private int rowsRead = 0;

    public CsvReader(char sep) {
        if (sep == '"' || sep == '\n' || sep == '\r') {
            throw new IllegalArgumentException("separator");
        }
        this.sep = sep;
    }

    public List<List<String>> parse(String text) {
        List<List<String>> rows = new ArrayList<List<String>>();
        List<String> row = new ArrayList<String>();
        String cell = "";
        boolean q = false;
        boolean wasQuoted = false;
        int line = 1;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (q) {
                if (c == '"') {
                    if (i + 1 < text.length() && text.charAt(i + 1) == '"') {
                        cell = cell + '"';
                        i++;
                    } else {
                        q = false;
                    }
                } else {
                    if (c == '\n') {
                        line++;
                    }
                    cell = cell + c;
                }
            } else {
                if (c == '"') {
                    if (cell.length() > 0 || wasQuoted) {
                        throw new CsvException(line, "quote inside a cell");
                    }
                    q = true;
                    wasQuoted = true;
                } else if (c == sep) {
                    row.add(cell);
                    cell = "";
                    wasQuoted = false;
                } else if (c == '\n') {
                    row.add(cell);
                    cell = "";
                    wasQuoted = false;
                    rows.add(row);
                    row = new ArrayList<String>();
                    rowsRead++;
                    line++;
                } else if (c == '\r') {
                    // ignored
                } else {
                    if (wasQuoted) {
                        throw new CsvException(line, "text after a quoted cell");
                    }
                    cell = cell + c;
                }
            }
            i++;
        }
        if (q) {
            throw new CsvException(line, "quote not closed");
        }
        if (cell.length() > 0 || wasQuoted || row.size() > 0) {
            row.add(cell);
            rows.add(row);
            rowsRead++;
        }
        return rows;
    }

    public int rowsRead() {
        return rowsRead;
    }
}
