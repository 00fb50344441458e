package text.scan;

public final class Scanner8 {
    private final String text;
    private int position;

    public Scanner8(String text) {
        this.text = text == null ? "" : text;
    }

    private static boolean word(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c > 127 && Character.isLetter(c);
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
