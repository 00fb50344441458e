package writing.desk;

public final class Draft {
    private static final class Stats {
        int words;
        int lines = 1;
        String longestWord = "";

        Stats(CharSequence text) {
            int start = -1;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c == '\n') {
                    lines++;
                }
                if (Character.isLetterOrDigit(c)) {
                    if (start < 0) {
                        start = i;
                        words++;
                    }
                } else if (start >= 0) {
                    word(text, start, i);
                    start = -1;
                }
            }
            if (start >= 0) {
                word(text, start, text.length());
            }
        }

        private void word(CharSequence text, int start, int end) {
            if (end - start > longestWord.length()) {
                longestWord = text.subSequence(start, end).toString();
            }
        }
    }

    private final StringBuilder text = new StringBuilder();
    private Stats stats;
    private int edits;

    public Draft(String initial) {
        if (initial != null) {
            text.append(initial);
        }
    }

    public void append(String more) {
        text.append(more);
        edited();
    }

    public void insert(int at, String more) {
        text.insert(at, more);
        edited();
    }

    public void delete(int from, int to) {
        text.delete(from, to);
        edited();
    }

    public void replaceAll(String what, String with) {
        if (what.isEmpty()) {
            throw new IllegalArgumentException("search text is empty");
        }
        String replaced = text.toString().replace(what, with);
        text.setLength(0);
        text.append(replaced);
        edited();
    }

    private void edited() {
        stats = null;
        edits++;
    }

    private Stats stats() {
        if (stats == null) {
            stats = new Stats(text);
        }
        return stats;
    }

    public int words() {
        return stats().words;
    }

    public String longestWord() {
        return stats().longestWord;
    }

    public int lines() {
        return stats().lines;
    }

    public int edits() {
        return edits;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
