package text.csv;

import java.util.ArrayList;
import java.util.List;

public final class CsvRow {
    private final List<String> cells = new ArrayList<>();

    public CsvRow cell(String value) {
        cells.add(value);
        return this;
    }

    public CsvRow cell(int value) {
        return cell(Integer.toString(value));
    }

    public int width() {
        return cells.size();
    }

    public String render(char separator) {
        StringBuilder sb = new StringBuilder();
        boolean first = true;
        for (String cell : cells) {
            if (!first) {
                sb.append(separator);
            }
            first = false;
            sb.append(quote(cell, separator));
        }
        return sb.toString();
    }

    private static String quote(String cell, char separator) {
        if (cell == null) {
            return "";
        }
        if (cell.indexOf(separator) < 0 && cell.indexOf('"') < 0) {
            return cell;
        }
        return '"' + cell.replace("\"", "\"\"") + '"';
    }
}
