package report.lines;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
        return IntStream.range(0, lines.size())
            .mapToObj(i -> (i + 1) + ". " + lines.get(i))
            .collect(Collectors.joining("\n", title + "\n", "\n--\n"));
    }

    public int longest() {
        return lines.stream().map(String::valueOf).mapToInt(String::length).max().orElse(-1);
    }
}
