package text.align;

enum Side {
    LEFT,
    RIGHT;

    String pad(String s, int width) {
        if (width > 200) {
            throw new IllegalArgumentException("too wide: " + width);
        }
        int missing = width - s.length();
        if (missing <= 0 || width <= 0) {
            return s;
        }
        String blanks = " ".repeat(missing);
        return this == LEFT ? s + blanks : blanks + s;
    }
}
