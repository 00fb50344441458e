package data.csv;

import java.util.ArrayList;
import java.util.List;

public class CsvReader {
    private static final char QUOTE = '"';

    private final char separator;
    private int rowsRead;

    public CsvReader(char sep) {
        if (sep == QUOTE || sep == '\n' || sep == '\r') {
            throw new IllegalArgumentException("cannot separate by this character");
        }
        this.separator = sep;
    }

    public List<List<String>> parse(String text) {
        return new Run(text).parse();
    }

    public int rowsRead() {
        return rowsRead;
    }

    private final class Run {
        private final String text;
        private final List<List<String>> rows = new ArrayList<>();
        private List<String> row = new ArrayList<>();
        private final StringBuilder cell = new StringBuilder();
        private boolean quotedCell;
        private int line = 1;
        private int pos;

        Run(String text) {
            this.text = text;
        }

        List<List<String>> parse() {
            while (pos < text.length()) {
                plainChar(text.charAt(pos++));
            }
            if (cell.length() > 0 || quotedCell || !row.isEmpty()) {
                endCell();
                endRow();
            }
            return rows;
        }

        private void plainChar(char c) {
            if (c == QUOTE) {
                if (cell.length() > 0 || quotedCell) {
                    throw new CsvException(line, "quote inside a cell");
                }
                quotedCell = true;
                quotedPart();
            } else if (c == separator) {
                endCell();
            } else if (c == '\n') {
                endCell();
                endRow();
                line++;
            } else if (c != '\r') {
                if (quotedCell) {
                    throw new CsvException(line, "text after a quoted cell");
                }
                cell.append(c);
            }
        }

        private void quotedPart() {
            while (pos < text.length()) {
                char c = text.charAt(pos++);
                if (c == '\n') {
                    line++;
                }
                if (c != QUOTE) {
                    cell.append(c);
                } else if (pos < text.length() && text.charAt(pos) == QUOTE) {
                    cell.append(QUOTE);
                    pos++;
                } else {
                    return;
                }
            }
            throw new CsvException(line, "quote not closed");
        }

        private void endCell() {
            row.add(cell.toString());
            cell.setLength(0);
            quotedCell = false;
        }

        private void endRow() {
            rows.add(row);
            row = new ArrayList<>();
            rowsRead++;
        }
    }
}
