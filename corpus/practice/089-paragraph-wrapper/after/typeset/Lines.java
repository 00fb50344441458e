package typeset;

import java.util.ArrayList;
import java.util.List;

/** Collects words into lines of a maximal width. */
final class Lines {

    private final int width;
    private final List<String> finished = new ArrayList<>();
    private String current = "";

    Lines(int width) {
        this.width = width;
    }

    void add(String word) {
        if (word.length() > width) {
            finish();
            finished.add(word.substring(0, width));
            add(word, width);
        } else {
            append(word);
        }
    }

    /** Adds what is left of a long word from a position on. */
    private void add(String word, int from) {
        int start = from;
        while (word.length() - start > width) {
            finished.add(word.substring(start, start + width));
            start += width;
        }
        append(word.substring(start));
    }

    private void append(String piece) {
        if (current.isEmpty()) {
            current = piece;
        } else if (current.length() + 1 + piece.length() <= width) {
            current += " " + piece;
        } else {
            finish();
            current = piece;
        }
    }

    private void finish() {
        if (!current.isEmpty()) {
            finished.add(current);
            current = "";
        }
    }

    String joined(String indent) {
        finish();
        return String.join("\n" + indent, finished);
    }
}
