package com.acme.print;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public final class ParagraphWrapper {
    private final int width;
    private final String indent;
    private int lines;

    public ParagraphWrapper(int width, String indent) {
        if (width < 2 || width > 500) {
            throw new IllegalArgumentException("width " + width);
        }
        this.width = width;
        this.indent = indent == null ? "" : indent;
    }

    /** Words longer than the width are cut into pieces. */
    public List<String> wrap(String paragraph) {
        List<StringBuilder> broken = Arrays.stream(paragraph.trim().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .flatMap(this::pieces)
                .collect(ArrayList::new, this::append, List::addAll);
        lines += broken.size();
        return broken.stream().map(line -> indent + line).collect(Collectors.toList());
    }

    private Stream<String> pieces(String word) {
        return IntStream.iterate(0, i -> i < word.length(), i -> i + width)
                .mapToObj(i -> word.substring(i, Math.min(word.length(), i + width)));
    }

    private void append(List<StringBuilder> done, String piece) {
        if (!done.isEmpty() && done.get(done.size() - 1).length() + 1 + piece.length() <= width) {
            done.get(done.size() - 1).append(' ').append(piece);
        } else {
            done.add(new StringBuilder(piece));
        }
    }

    public String wrapAll(String... paragraphs) {
        return Arrays.stream(paragraphs)
                .map(this::wrap)
                .map(wrapped -> String.join("\n", wrapped))
                .collect(Collectors.joining("\n\n"));
    }

    public int linesSoFar() {
        return lines;
    }

    public int longestLine(String paragraph) {
        return wrap(paragraph).stream().mapToInt(String::length).max().orElse(0);
    }
}
