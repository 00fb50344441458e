package txt.wrap;

public final class Wrapper {
    private Wrapper() {
    }

    public static String wrap(String text, int width) {
        if (width < 1) {
            throw new IllegalArgumentException("width");
        }
        StringBuilder result = new StringBuilder();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (line.length() == 0) {
                line.append(word);
                continue;
            }
            if (line.length() + 1 + word.length() > width) {
                result.append(line).append('\n');
                line.setLength(0);
            } else {
                line.append(' ');
            }
            line.append(word);
        }
        return result.append(line).toString();
    }

    public static int lines(String text, int width) {
        return wrap(text, width).split("\n", -1).length;
    }
}
