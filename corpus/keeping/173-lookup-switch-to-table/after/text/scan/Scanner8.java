package text.scan;

public final class Scanner8 {
    private final String text;
    private int position;

    public Scanner8(String text) {
        this.text = text == null ? "" : text;
    }

    private static final boolean[] WORD = new boolean[128];

    static {
        String all = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
        for (char c : all.toCharArray()) {
            WORD[c] = true;
        }
    }

    private static boolean word(char c) {
        return c < WORD.length ? WORD[c] : Character.isLetter(c);
    }

    public String next() {
        while (position < text.length() && !word(text.charAt(position))) {
            position++;
        }
        int start = position;
        while (position < text.length() && word(text.charAt(position))) {
            position++;
        }
        return start == position ? null : text.substring(start, position);
    }

    public int position() {
        return position;
    }
}
