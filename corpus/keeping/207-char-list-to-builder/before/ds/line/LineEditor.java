package ds.line;

import java.util.ArrayList;
import java.util.List;

public class LineEditor {
    private final List<Character> chars = new ArrayList<>();
    private int cursor;

    public LineEditor type(char c) {
        chars.add(cursor++, c);
        return this;
    }

    public boolean backspace() {
        if (cursor == 0) {
            return false;
        }
        chars.remove(--cursor);
        return true;
    }

    public LineEditor move(int by) {
        long target = (long) cursor + by;
        cursor = (int) Math.max(0, Math.min(chars.size(), target));
        return this;
    }

    public String text() {
        StringBuilder sb = new StringBuilder();
        for (char c : chars) {
            sb.append(c);
        }
        return sb.toString();
    }
}
