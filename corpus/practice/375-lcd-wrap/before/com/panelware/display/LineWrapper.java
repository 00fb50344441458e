package com.panelware.display;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/** Breaks messages into lines for a character display. */
public final class LineWrapper {
    private final int width;

    public LineWrapper(int width) {
        if (width < 4) {
            throw new IllegalArgumentException("display too narrow: " + width);
        }
        this.width = width;
    }

    public List<String> wrap(String message) {
        List<String> lines = new ArrayList<>();
        StringTokenizer words = new StringTokenizer(message);
        while (words.hasMoreTokens()) {
            place(shorten(words.nextToken()), lines);
        }
        return lines;
    }

    private void place(String word, List<String> lines) {
        int last = lines.size() - 1;
        if (last >= 0 && lines.get(last).length() + 1 + word.length() <= width) {
            lines.set(last, lines.get(last) + " " + word);
        } else {
            lines.add(word);
        }
    }

    private String shorten(String word) {
        return word.length() <= width ? word : word.substring(0, width - 1) + "~";
    }
}
