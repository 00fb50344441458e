package text.csv;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

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
        return cells.stream()
            .map(cell -> quote(cell, separator))
            .collect(Collectors.joining(String.valueOf(separator)));
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
