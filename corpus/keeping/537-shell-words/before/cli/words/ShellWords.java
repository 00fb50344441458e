package cli.words;

import java.util.ArrayList;
import java.util.List;

public final class ShellWords {
    private static final int BLANK = 0;
    private static final int WORD = 1;
    private static final int SINGLE = 2;
    private static final int DOUBLE = 3;
    private static final int ESCAPE = 4;

    private ShellWords() {
    }

    /** Blanks separate; single quotes take everything, double quotes know \" and \\; a backslash takes the next. */
    public static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        int state = BLANK;
        int opened = -1;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            switch (state) {
                case BLANK:
                case WORD:
                    if (c == ' ' || c == '\t' || c == '\n') {
                        if (state == WORD) {
                            words.add(word.toString());
                            word.setLength(0);
                        }
                        state = BLANK;
                    } else if (c == '\'') {
                        state = SINGLE;
                        opened = i;
                    } else if (c == '"') {
                        state = DOUBLE;
                        opened = i;
                    } else if (c == '\\') {
                        state = ESCAPE;
                        opened = i;
                    } else {
                        word.append(c);
                        state = WORD;
                    }
                    break;
                case SINGLE:
                    if (c == '\'') {
                        state = WORD;
                    } else {
                        word.append(c);
                    }
                    break;
                case DOUBLE:
                    if (c == '"') {
                        state = WORD;
                    } else if (c == '\\' && i + 1 < line.length()
                            && (line.charAt(i + 1) == '"' || line.charAt(i + 1) == '\\')) {
                        i++;
                        word.append(line.charAt(i));
                    } else {
                        word.append(c);
                    }
                    break;
                default:
                    word.append(c);
                    state = WORD;
            }
        }
        if (state > WORD) {
            throw new UnclosedException(opened);
        }
        if (state == WORD) {
            words.add(word.toString());
        }
        return words;
    }

    /** The opposite of split. */
    public static String join(List<String> words) {
        StringBuilder sb = new StringBuilder();
        for (String word : words) {
            if (sb.length() > 0) {
                sb.append(' ');
            }
            boolean plain = !word.isEmpty();
            for (char c : word.toCharArray()) {
                plain &= c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "_./=-".indexOf(c) >= 0;
            }
            if (plain) {
                sb.append(word);
            } else {
                sb.append('\'');
                for (char c : word.toCharArray()) {
                    if (c == '\'') {
                        sb.append("'\\''");
                    } else {
                        sb.append(c);
                    }
                }
                sb.append('\'');
            }
        }
        return sb.toString();
    }
}
