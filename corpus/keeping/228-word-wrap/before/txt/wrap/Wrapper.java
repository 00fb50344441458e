package txt.wrap;

public final class Wrapper {
    private Wrapper() {
    }

    public static String wrap(String text, int width) {
        if (width < 1) {
            throw new IllegalArgumentException("width");
        }
        String result = "";
        String line = "";
        for (String word : text.split(" ")) {
            if (line.isEmpty()) {
                line = word;
            } else if (line.length() + 1 + word.length() <= width) {
                line = line + " " + word;
            } else {
                result = result + line + "\n";
                line = word;
            }
        }
        return result + line;
    }

    public static int lines(String text, int width) {
        return wrap(text, width).split("\n", -1).length;
    }
}
