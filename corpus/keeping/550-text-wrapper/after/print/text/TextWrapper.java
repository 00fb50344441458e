package print.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public final class TextWrapper {
    private final int width;
    private int producedLines;

    public TextWrapper(int width) {
        if (!(width >= 1 && width <= 1000)) {
            throw new IllegalArgumentException("width out of range: " + width);
        }
        this.width = width;
    }

    public List<String> wrap(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.trim().split("\\s+")) {
            boolean fits = line.length() > 0 && line.length() + word.length() < width;
            if (fits) {
                line.append(' ').append(word);
                continue;
            }
            flush(line, lines);
            int start = 0;
            for (; word.length() - start > width; start += width) {
                lines.add(word.substring(start, start + width));
            }
            line.append(word, start, word.length());
        }
        flush(line, lines);
        producedLines += lines.size();
        return lines;
    }

    private static void flush(StringBuilder line, List<String> lines) {
        if (line.length() > 0) {
            lines.add(line.toString());
            line.setLength(0);
        }
    }

    public String center(String line) {
        int total = width - line.length();
        if (total <= 0) {
            return line;
        }
        int left = total / 2;
        return " ".repeat(left) + line + " ".repeat(total - left);
    }

    public String centered(String text) {
        return wrap(text).stream().map(this::center).collect(Collectors.joining("\n"));
    }

    public int producedLines() {
        return producedLines;
    }
}
