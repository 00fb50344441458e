package ds.line;

public class LineEditor {
    private final StringBuilder chars = new StringBuilder();
    private int cursor;

    public LineEditor type(char c) {
        chars.insert(cursor++, c);
        return this;
    }

    public boolean backspace() {
        if (cursor == 0) {
            return false;
        }
        chars.deleteCharAt(--cursor);
        return true;
    }

    public LineEditor move(int by) {
        long target = (long) cursor + by;
        cursor = (int) Math.max(0, Math.min(chars.length(), target));
        return this;
    }

    public String text() {
        return chars.toString();
    }
}
