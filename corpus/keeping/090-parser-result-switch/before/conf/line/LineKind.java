package conf.line;

public final class LineKind {
    public enum Kind { BLANK, COMMENT, SECTION, ENTRY }

    private int comments;

    public Kind classify(String line) {
        String s = line.strip();
        if (s.isEmpty()) {
            return Kind.BLANK;
        }
        char first = s.charAt(0);
        if (first == '#' || first == ';') {
            comments++;
            return Kind.COMMENT;
        }
        if (first == '[') {
            return Kind.SECTION;
        }
        return Kind.ENTRY;
    }

    public int comments() {
        return comments;
    }

    public String letter(Kind kind) {
        if (kind == Kind.BLANK) {
            return " ";
        }
        return kind.name().substring(0, 1);
    }
}
