package club;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Formats exported member lines: name,mail,phone,note. */
public class RosterSheet {

    private static final int COLUMNS = 4;
    private static final Pattern SEPARATOR = Pattern.compile("[;,]");

    private final List<String> lines = new ArrayList<>();

    public void add(String csvLine) {
        String[] cells = SEPARATOR.split(csvLine);
        if (cells.length != COLUMNS) {
            throw new IllegalArgumentException("columns: " + cells.length);
        }
        lines.add(Arrays.stream(cells)
                .map(String::trim)
                .map(RosterSheet::orNotAvailable)
                .collect(Collectors.joining(" / ")));
    }

    private static String orNotAvailable(String cell) {
        return cell.isEmpty() ? "n.a." : cell;
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
