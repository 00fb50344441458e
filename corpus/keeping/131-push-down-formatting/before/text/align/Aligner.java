package text.align;

public final class Aligner {
    private Aligner() {
    }

    public static String left(String s, int width) {
        check(width);
        StringBuilder sb = new StringBuilder(s);
        while (sb.length() < width) {
            sb.append(' ');
        }
        return sb.toString();
    }

    public static String right(String s, int width) {
        check(width);
        StringBuilder sb = new StringBuilder();
        for (int i = s.length(); i < width; i++) {
            sb.append(' ');
        }
        return sb.append(s).toString();
    }

    private static void check(int width) {
        if (width > 200) {
            throw new IllegalArgumentException("width");
        }
    }
}
