package print.text;

import java.util.ArrayList;
import java.util.List;

public final class TextWrapper {
    private final int width;
    private int producedLines;

    public TextWrapper(int width) {
        if (width < 1 || width > 1000) {
            throw new IllegalArgumentException("width " + width);
        }
        this.width = width;
    }

    public List<String> wrap(String text) {
        List<String> lines = new ArrayList<>();
        String[] words = text.trim().split("\\s+");
        String line = "";
        int w = 0;
        do {
            String word = words[w];
            if (word.length() > width) {
                if (line.length() > 0) {
                    lines.add(line);
                    line = "";
                }
                while (word.length() > width) {
                    lines.add(word.substring(0, width));
                    word = word.substring(width);
                }
                line = word;
                w++;
                continue;
            }
            if (line.length() == 0) {
                line = word;
                w++;
                continue;
            }
            if (line.length() + 1 + word.length() <= width) {
                line = line + " " + word;
            } else {
                lines.add(line);
                line = word;
            }
            w++;
        } while (w < words.length);
        if (line.length() > 0) {
            lines.add(line);
        }
        producedLines += lines.size();
        return lines;
    }

    public String center(String line) {
        if (line.length() >= width) {
            return line;
        }
        int total = width - line.length();
        int left = 0;
        int right = 0;
        while (total > 0) {
            if (left < right) {
                left++;
            } else {
                right++;
            }
            total--;
        }
        String s = "";
        for (int i = 0; i < left; i++) {
            s += " ";
        }
        s += line;
        for (int i = 0; i < right; i++) {
            s += " ";
        }
        return s;
    }

    public String centered(String text) {
        List<String> lines = wrap(text);
        String s = "";
        boolean first = true;
        for (String l : lines) {
            if (!first) {
                s += "\n";
            }
            first = false;
            s += center(l);
        }
        return s;
    }

    public int producedLines() {
        return producedLines;
    }
}
