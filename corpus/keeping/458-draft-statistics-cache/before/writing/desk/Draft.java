package writing.desk;

public final class Draft {
    private final StringBuilder text = new StringBuilder();
    private int edits;

    public Draft(String initial) {
        if (initial != null) {
            text.append(initial);
        }
    }

    public void append(String more) {
        text.append(more);
        edits++;
    }

    public void insert(int at, String more) {
        text.insert(at, more);
        edits++;
    }

    public void delete(int from, int to) {
        text.delete(from, to);
        edits++;
    }

    public void replaceAll(String what, String with) {
        if (what.isEmpty()) {
            throw new IllegalArgumentException("nothing to replace");
        }
        String replaced = text.toString().replace(what, with);
        text.setLength(0);
        text.append(replaced);
        edits++;
    }

    public int words() {
        int n = 0;
        boolean in = false;
        for (int i = 0; i < text.length(); i++) {
            boolean letter = Character.isLetterOrDigit(text.charAt(i));
            if (letter && !in) {
                n++;
            }
            in = letter;
        }
        return n;
    }

    public String longestWord() {
        String best = "";
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean letter = i < text.length() && Character.isLetterOrDigit(text.charAt(i));
            if (letter && start < 0) {
                start = i;
            } else if (!letter && start >= 0) {
                if (i - start > best.length()) {
                    best = text.substring(start, i);
                }
                start = -1;
            }
        }
        return best;
    }

    public int lines() {
        int n = 1;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                n++;
            }
        }
        return n;
    }

    public int edits() {
        return edits;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
