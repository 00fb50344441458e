package report.lines;

import java.util.ArrayList;
import java.util.List;

public class Report {
    private final List<String> lines = new ArrayList<>();
    private final String title;

    public Report(String title) {
        this.title = title;
    }

    public Report line(String text) {
        lines.add(text);
        return this;
    }

    public String print() {
        StringBuilder sb = new StringBuilder();
        sb.append(title).append('\n');
        for (int i = 0; i < lines.size(); i++) {
            if (i > 0) {
                sb.append('\n');
            }
            sb.append(i + 1).append(". ").append(lines.get(i));
        }
        return sb.append("\n--\n").toString();
    }

    public int longest() {
        int best = -1;
        for (String line : lines) {
            best = Math.max(best, String.valueOf(line).length());
        }
        return best;
    }
}
