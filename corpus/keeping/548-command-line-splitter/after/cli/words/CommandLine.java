package cli.words;

import java.util.ArrayList;
import java.util.List;

public final class CommandLine {
    private enum State { GAP, BARE, SINGLE, DOUBLE }

    private CommandLine() {
    }

    public static List<String> split(String line) throws UnclosedQuoteException {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        State state = State.GAP;
        int opened = -1;
        int length = line.length();
        for (int i = 0; i < length; i++) {
            char c = line.charAt(i);
            switch (state) {
                case SINGLE -> {
                    if (c == '\'') state = State.BARE;
                    else word.append(c);
                }
                case DOUBLE -> {
                    if (c == '"') {
                        state = State.BARE;
                    } else if (c == '\\' && i + 1 < length && needsEscape(line.charAt(i + 1))) {
                        word.append(line.charAt(++i));
                    } else {
                        word.append(c);
                    }
                }
                default -> {
                    switch (c) {
                        case ' ', '\t' -> {
                            if (state == State.BARE) {
                                words.add(word.toString());
                                word = new StringBuilder();
                            }
                            state = State.GAP;
                        }
                        case '\'', '"' -> {
                            state = c == '"' ? State.DOUBLE : State.SINGLE;
                            opened = i;
                        }
                        default -> {
                            state = State.BARE;
                            boolean escaping = c == '\\' && i < length - 1;
                            word.append(escaping ? line.charAt(++i) : c);
                        }
                    }
                }
            }
        }
        if (state == State.SINGLE || state == State.DOUBLE) {
            throw new UnclosedQuoteException(opened);
        }
        if (state == State.BARE) {
            words.add(word.toString());
        }
        return words;
    }

    private static boolean needsEscape(char c) {
        return c == '"' || c == '\\';
    }

    public static String quote(String word) {
        if (word.isEmpty()) {
            return "''";
        }
        if (word.chars().noneMatch(c -> " \t'\"\\".indexOf(c) >= 0)) {
            return word;
        }
        StringBuilder quoted = new StringBuilder(word.length() + 2).append('"');
        for (char c : word.toCharArray()) {
            if (needsEscape(c)) {
                quoted.append('\\');
            }
            quoted.append(c);
        }
        return quoted.append('"').toString();
    }
}
