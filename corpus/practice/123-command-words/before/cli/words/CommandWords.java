package cli.words;

import java.util.ArrayList;
import java.util.List;

/** Splits a command line like a small shell: blanks, quotes, backslashes. */
public final class CommandWords {
    private CommandWords() {
    }

    public static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        boolean single = false;
        boolean dbl = false;
        boolean escaped = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (escaped) {
                if (dbl && c != '"' && c != '\\') {
                    word.append('\\');
                }
                word.append(c);
                escaped = false;
            } else if (single) {
                if (c == '\'') {
                    single = false;
                } else {
                    word.append(c);
                }
            } else if (c == '\\') {
                escaped = true;
                inWord = true;
            } else if (dbl) {
                if (c == '"') {
                    dbl = false;
                } else {
                    word.append(c);
                }
            } else if (c == '\'') {
                single = true;
                inWord = true;
            } else if (c == '"') {
                dbl = true;
                inWord = true;
            } else if (c == ' ' || c == '\t') {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                    inWord = false;
                }
            } else if (c == '#' && !inWord) {
                break;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (single || dbl || escaped) {
            throw new IllegalArgumentException("unfinished: " + line);
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }
}
