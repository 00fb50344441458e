package compiler.text;

import java.util.ArrayList;
import java.util.List;

public final class SourceText {
    private final String text;

    public SourceText(String text) {
        if (text == null) {
            throw new NullPointerException("text");
        }
        this.text = text;
    }

    public int length() {
        return text.length();
    }

    public int lineOf(int offset) {
        if (offset < 0 || offset > text.length()) {
            throw new IndexOutOfBoundsException("offset " + offset);
        }
        int line = 1;
        for (int i = 0; i < offset; i++) {
            if (text.charAt(i) == '\n') {
                line++;
            }
        }
        return line;
    }

    public int columnOf(int offset) {
        if (offset < 0 || offset > text.length()) {
            throw new IndexOutOfBoundsException("offset " + offset);
        }
        int start = offset;
        while (start > 0 && text.charAt(start - 1) != '\n') {
            start--;
        }
        return offset - start + 1;
    }

    public int lineCount() {
        int n = 1;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                n++;
            }
        }
        return n;
    }

    public String line(int number) {
        if (number < 1) {
            throw new IndexOutOfBoundsException("line " + number);
        }
        int current = 1;
        int start = 0;
        while (current < number) {
            int nl = text.indexOf('\n', start);
            if (nl < 0) {
                throw new IndexOutOfBoundsException("line " + number);
            }
            start = nl + 1;
            current++;
        }
        int end = text.indexOf('\n', start);
        if (end < 0) {
            end = text.length();
        }
        if (end > start && text.charAt(end - 1) == '\r') {
            end--;
        }
        return text.substring(start, end);
    }

    public List<String> lines() {
        List<String> result = new ArrayList<>();
        for (int i = 1; i <= lineCount(); i++) {
            result.add(line(i));
        }
        return result;
    }

    public String position(int offset) {
        return lineOf(offset) + ":" + columnOf(offset);
    }
}
