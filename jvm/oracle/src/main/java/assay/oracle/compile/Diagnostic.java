package assay.oracle.compile;

import java.util.List;

/**
 * One compile error. Line and column count from 1, columns in UTF-16 units; 0 where the error has no place. {@code kinds}: of each thing that the
 * message names what it is, {@code method}, {@code type}, as far as the compiler tells.
 */
public record Diagnostic(String code, String message, String file, int line, int column, List<String> kinds) {

    public Diagnostic(String code, String message, String file, int line, int column) {
        this(code, message, file, line, column, List.of());
    }

    Diagnostic with(List<String> kinds) {
        return new Diagnostic(code, message, file, line, column, kinds);
    }

    /** Places an error by its offset in the text, since compilers differ in how they count columns (javac expands tabs). */
    static Diagnostic at(String code, String message, String file, String text, int offset) {
        if (text == null || offset < 0 || offset > text.length()) return new Diagnostic(code, message, file, 0, 0);
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < offset; i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n')) {
                line++;
                lineStart = i + 1;
            }
        }
        return new Diagnostic(code, message, file, line, offset - lineStart + 1);
    }
}
