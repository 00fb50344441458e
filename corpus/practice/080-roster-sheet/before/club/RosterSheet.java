package club;

import java.util.ArrayList;
import java.util.List;

/** Formats exported member lines: name,mail,phone,note. */
public class RosterSheet {

    private static final int COLUMNS = 4;

    private final List<String> lines = new ArrayList<>();

    public void add(String csvLine) {
        String[] cells = csvLine.split(";|,", -1);
        if (cells.length != COLUMNS) {
            throw new IllegalArgumentException("columns: " + cells.length);
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            if (i > 0) {
                sb.append(" / ");
            }
            String cell = cells[i].trim();
            if (cell.isEmpty()) {
                sb.append("n.a.");
            } else {
                sb.append(cell);
            }
        }
        lines.add(sb.toString());
    }

    public String render() {
        StringBuilder sb = new StringBuilder();
        int number = 1;
        for (String line : lines) {
            sb.append(number++).append(". ").append(line).append('\n');
        }
        return sb.toString();
    }
}
