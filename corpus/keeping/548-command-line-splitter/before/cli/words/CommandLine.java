package cli.words;

import java.util.ArrayList;
import java.util.List;

public final class CommandLine {
    private CommandLine() {
    }

    public static List<String> split(String line) throws UnclosedQuoteException {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        boolean inSingle = false;
        boolean inDouble = false;
        int opened = -1;
        int i = 0;
        while (true) {
            if (i >= line.length()) {
                break;
            }
            char c = line.charAt(i);
            if (inSingle) {
                if (c == '\'') {
                    inSingle = false;
                } else {
                    word.append(c);
                }
                i++;
                continue;
            }
            if (inDouble) {
                if (c == '"') {
                    inDouble = false;
                } else if (c == '\\' && i + 1 < line.length()
                        && (line.charAt(i + 1) == '"' || line.charAt(i + 1) == '\\')) {
                    i++;
                    word.append(line.charAt(i));
                } else {
                    word.append(c);
                }
                i++;
                continue;
            }
            if (c == ' ' || c == '\t') {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                    inWord = false;
                }
                i++;
                continue;
            }
            inWord = true;
            if (c == '\'') {
                inSingle = true;
                opened = i;
            } else if (c == '"') {
                inDouble = true;
                opened = i;
            } else if (c == '\\' && i + 1 < line.length()) {
                i++;
                word.append(line.charAt(i));
            } else {
                word.append(c);
            }
            i++;
        }
        if (inSingle || inDouble) {
            throw new UnclosedQuoteException(opened);
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }

    public static String quote(String word) {
        if (word.isEmpty()) {
            return "''";
        }
        boolean plain = true;
        for (int i = 0; i < word.length() && plain; i++) {
            char c = word.charAt(i);
            if (c == ' ' || c == '\t' || c == '\'' || c == '"' || c == '\\') {
                plain = false;
            }
        }
        if (plain) {
            return word;
        }
        StringBuilder sb = new StringBuilder("\"");
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) == '"' || word.charAt(i) == '\\') {
                sb.append('\\');
            }
            sb.append(word.charAt(i));
        }
        return sb.append('"').toString();
    }
}
