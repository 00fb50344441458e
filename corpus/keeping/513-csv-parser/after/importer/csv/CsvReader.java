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
        Cursor cursor = new Cursor(text);
        while (!cursor.atEnd()) {
            rows.add(cursor.row());
        }
        return rows;
    }

    /** The first row only, empty when there is none. The whole text must be well-formed. */
    public List<String> header(String text) {
        return read(text).stream().findFirst().orElseGet(ArrayList::new);
    }

    private final class Cursor {
        private final String text;
        private final int end;
        private int at;

        Cursor(String text) {
            this.text = text;
            this.end = text.length();
        }

        boolean atEnd() {
            return at == end;
        }

        List<String> row() {
            List<String> fields = new ArrayList<>();
            fields.add(field());
            while (!atEnd() && text.charAt(at) == separator) {
                at++;
                fields.add(field());
            }
            at += newline();
            return fields;
        }

        private String field() {
            if (!atEnd() && text.charAt(at) == '"') {
                return quoted();
            }
            int from = at;
            while (!fieldEnds()) {
                at++;
            }
            return text.substring(from, at);
        }

        private String quoted() {
            StringBuilder value = new StringBuilder();
            while (true) {
                // the cursor is at the opening quote or at the second one of a pair
                int close = text.indexOf('"', at + 1);
                if (close < 0) {
                    throw new CsvException(end);
                }
                value.append(text, at + 1, close);
                at = close + 1;
                if (!text.startsWith("\"", at)) {
                    break;
                }
                value.append('"');
            }
            if (!fieldEnds()) {
                throw new CsvException(at);
            }
            return value.toString();
        }

        private boolean fieldEnds() {
            return atEnd() || text.charAt(at) == separator || newline() > 0;
        }

        /** The length of the line end at the cursor, 0 when there is none. */
        private int newline() {
            return text.startsWith("\n", at) ? 1 : text.startsWith("\r\n", at) ? 2 : 0;
        }
    }
}
