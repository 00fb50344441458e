package conf.line;

public final class LineKind {
    public enum Kind { BLANK, COMMENT, SECTION, ENTRY }

    private int comments;

    public Kind classify(String line) {
        String s = line.strip();
        if (s.isEmpty()) {
            return Kind.BLANK;
        }
        return switch (s.charAt(0)) {
            case '#', ';' -> {
                comments++;
                yield Kind.COMMENT;
            }
            case '[' -> Kind.SECTION;
            default -> Kind.ENTRY;
        };
    }

    public int comments() {
        return comments;
    }

    public String letter(Kind kind) {
        return switch (kind) {
            case BLANK -> " ";
            case COMMENT -> "C";
            case SECTION -> "S";
            case ENTRY -> "E";
        };
    }
}
