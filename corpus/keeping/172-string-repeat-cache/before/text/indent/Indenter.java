package text.indent;

public class Indenter {
    private final StringBuilder out = new StringBuilder();
    private int level;

    public Indenter open(String name) {
        line(name + " {");
        level++;
        return this;
    }

    public Indenter close() {
        if (level == 0) {
            throw new IllegalStateException("nothing open");
        }
        level--;
        return line("}");
    }

    public Indenter line(String text) {
        StringBuilder blanks = new StringBuilder();
        for (int i = 0; i < level; i++) {
            blanks.append("  ");
        }
        out.append(blanks).append(text).append('\n');
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
