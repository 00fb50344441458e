package com.acme.print;

import java.util.ArrayList;
import java.util.List;

public final class ParagraphWrapper {
    private final int width;
    private final String indent;
    private int lines;

    public ParagraphWrapper(int width, String indent) {
        if (width < 2 || width > 500) {
            throw new IllegalArgumentException("width must be in 2..500");
        }
        this.width = width;
        this.indent = indent == null ? "" : indent;
    }

    /** Words longer than the width are cut into pieces. */
    public List<String> wrap(String paragraph) {
        List<String> done = new ArrayList<>();
        StringBuilder line = null;
        for (String word : paragraph.trim().split("\\s+")) {
            for (int from = 0; from < word.length(); from += width) {
                int to = Math.min(word.length(), from + width);
                if (line != null && line.length() - indent.length() + 1 + (to - from) <= width) {
                    line.append(' ');
                } else {
                    if (line != null) {
                        done.add(line.toString());
                    }
                    line = new StringBuilder(indent);
                }
                line.append(word, from, to);
            }
        }
        if (line != null) {
            done.add(line.toString());
        }
        lines += done.size();
        return done;
    }

    public String wrapAll(String... paragraphs) {
        StringBuilder out = new StringBuilder();
        boolean first = true;
        for (String paragraph : paragraphs) {
            List<String> wrapped = wrap(paragraph);
            if (!first) {
                out.append("\n\n");
            }
            first = false;
            for (int i = 0; i < wrapped.size(); i++) {
                out.append(i == 0 ? "" : "\n").append(wrapped.get(i));
            }
        }
        return out.toString();
    }

    public int linesSoFar() {
        return lines;
    }

    public int longestLine(String paragraph) {
        int longest = 0;
        for (String line : wrap(paragraph)) {
            if (line.length() > longest) {
                longest = line.length();
            }
        }
        return longest;
    }
}
