package cli.words;

import java.util.ArrayList;
import java.util.List;

/** Splits a command line like a small shell: blanks, quotes, backslashes. */
public final class CommandWords {
    private CommandWords() {
    }

    public static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        Scanner scanner = new Scanner(line);
        while (scanner.findWord()) {
            words.add(scanner.word());
        }
        return words;
    }

    private static final class Scanner {
        private final String line;
        private int position;

        Scanner(String line) {
            this.line = line;
        }

        /** Skips blanks; false at the end of the line or at a comment. */
        boolean findWord() {
            while (position < line.length() && isBlank(line.charAt(position))) {
                position++;
            }
            return position < line.length() && line.charAt(position) != '#';
        }

        String word() {
            StringBuilder word = new StringBuilder();
            while (position < line.length() && !isBlank(line.charAt(position))) {
                char c = next();
                switch (c) {
                    case '\\' -> word.append(next());
                    case '\'' -> singleQuoted(word);
                    case '"' -> doubleQuoted(word);
                    default -> word.append(c);
                }
            }
            return word.toString();
        }

        private void singleQuoted(StringBuilder word) {
            for (char c = next(); c != '\''; c = next()) {
                word.append(c);
            }
        }

        private void doubleQuoted(StringBuilder word) {
            for (char c = next(); c != '"'; c = next()) {
                if (c == '\\') {
                    char escaped = next();
                    if (escaped != '"' && escaped != '\\') {
                        word.append(c);
                    }
                    word.append(escaped);
                } else {
                    word.append(c);
                }
            }
        }

        private char next() {
            if (position >= line.length()) {
                throw new IllegalArgumentException("unfinished: " + line);
            }
            return line.charAt(position++);
        }

        private static boolean isBlank(char c) {
            return c == ' ' || c == '\t';
        }
    }
}
