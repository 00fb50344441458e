package text.align;

public final class Aligner {
    private Aligner() {
    }

    public static String left(String s, int width) {
        return Side.LEFT.pad(s, width);
    }

    public static String right(String s, int width) {
        return Side.RIGHT.pad(s, width);
    }
}
