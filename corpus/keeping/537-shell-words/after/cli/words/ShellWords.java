package cli.words;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Pattern;

public final class ShellWords {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./=-]+");

    private ShellWords() {
    }

    /** Blanks separate; single quotes take everything, double quotes know \" and \\; a backslash takes the next. */
    public static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        Cursor cursor = new Cursor(line);
        while (cursor.skipBlanks()) {
            words.add(cursor.word());
        }
        return words;
    }

    /** The opposite of split. */
    public static String join(List<String> words) {
        StringJoiner line = new StringJoiner(" ");
        for (String word : words) {
            line.add(PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'");
        }
        return line.toString();
    }

    private static final class Cursor {
        private final String line;
        private int at;

        Cursor(String line) {
            this.line = line;
        }

        /** False at the end of the line. */
        boolean skipBlanks() {
            while (more() && blank()) {
                at++;
            }
            return more();
        }

        String word() {
            StringBuilder word = new StringBuilder();
            while (more() && !blank()) {
                char c = line.charAt(at);
                switch (c) {
                    case '\'' -> single(word);
                    case '"' -> quoted(word);
                    case '\\' -> escaped(word);
                    default -> {
                        word.append(c);
                        at++;
                    }
                }
            }
            return word.toString();
        }

        private void single(StringBuilder word) {
            int close = line.indexOf('\'', at + 1);
            if (close < 0) {
                throw new UnclosedException(at);
            }
            word.append(line, at + 1, close);
            at = close + 1;
        }

        private void quoted(StringBuilder word) {
            int opened = at++;
            while (more()) {
                char c = line.charAt(at++);
                if (c == '"') {
                    return;
                }
                boolean escape = c == '\\' && (line.startsWith("\"", at) || line.startsWith("\\", at));
                word.append(escape ? line.charAt(at++) : c);
            }
            throw new UnclosedException(opened);
        }

        private void escaped(StringBuilder word) {
            if (at + 1 == line.length()) {
                throw new UnclosedException(at);
            }
            word.append(line.charAt(at + 1));
            at += 2;
        }

        private boolean more() {
            return at < line.length();
        }

        private boolean blank() {
            return " \t\n".indexOf(line.charAt(at)) >= 0;
        }
    }
}
