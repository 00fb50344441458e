package compiler.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public final class SourceText {
    private final String text;
    private int[] lineStarts;

    public SourceText(String text) {
        this.text = Objects.requireNonNull(text, "text");
    }

    public int length() {
        return text.length();
    }

    private int[] starts() {
        if (lineStarts == null) {
            int[] starts = new int[16];
            int count = 1;
            for (int nl = text.indexOf('\n'); nl >= 0; nl = text.indexOf('\n', nl + 1)) {
                if (count == starts.length) {
                    starts = Arrays.copyOf(starts, count * 2);
                }
                starts[count++] = nl + 1;
            }
            lineStarts = Arrays.copyOf(starts, count);
        }
        return lineStarts;
    }

    /** Index into the line starts, from zero. */
    private int indexOfLine(int offset) {
        if (offset < 0 || offset > text.length()) {
            throw new IndexOutOfBoundsException("offset " + offset + " of " + text.length());
        }
        int found = Arrays.binarySearch(starts(), offset);
        return found >= 0 ? found : -found - 2;
    }

    public int lineOf(int offset) {
        return indexOfLine(offset) + 1;
    }

    public int columnOf(int offset) {
        return offset - starts()[indexOfLine(offset)] + 1;
    }

    public int lineCount() {
        return starts().length;
    }

    public String line(int number) {
        int[] starts = starts();
        if (number < 1 || number > starts.length) {
            throw new IndexOutOfBoundsException("line " + number + " of " + starts.length);
        }
        int start = starts[number - 1];
        int end = number < starts.length ? starts[number] - 1 : text.length();
        boolean windows = end > start && text.charAt(end - 1) == '\r';
        return text.substring(start, windows ? end - 1 : end);
    }

    public List<String> lines() {
        int count = lineCount();
        List<String> result = new ArrayList<>(count);
        for (int number = 1; number <= count; number++) {
            result.add(line(number));
        }
        return result;
    }

    public String position(int offset) {
        int index = indexOfLine(offset);
        return (index + 1) + ":" + (offset - starts()[index] + 1);
    }
}
