package radio.morse;

import java.util.HashMap;
import java.util.Map;

public final class MorseCode {
    private static final String[] CODES = new String['Z' + 1];
    private static final Map<String, Character> LETTERS = new HashMap<>();

    static {
        String table = "A.- B-... C-.-. D-.. E. F..-. G--. H.... I.. K-.- L.-.. M-- N-. O--- R.-. S... T- U..- 1.---- 2..---";
        for (String entry : table.split(" ")) {
            char letter = entry.charAt(0);
            String code = entry.substring(1);
            CODES[letter] = code;
            LETTERS.put(code, letter);
        }
    }

    private final String wordGap;

    public MorseCode(String wordGap) {
        this.wordGap = wordGap == null ? " / " : wordGap;
    }

    private static String code(char c) {
        char upper = Character.toUpperCase(c);
        return upper < CODES.length ? CODES[upper] : null;
    }

    public String encode(String text) {
        StringBuilder sb = new StringBuilder();
        boolean first = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ') {
                sb.append(wordGap);
                first = true;
            } else {
                String code = code(c);
                if (code == null) {
                    throw new IllegalArgumentException("no Morse code for " + c);
                }
                sb.append(first ? "" : " ").append(code);
                first = false;
            }
        }
        return sb.toString();
    }

    public String decodeWord(String signals) {
        if (signals.isEmpty()) {
            return "";
        }
        StringBuilder sb = new StringBuilder();
        for (String signal : signals.split(" ")) {
            sb.append(LETTERS.getOrDefault(signal, '?').charValue());
        }
        return sb.toString();
    }

    public boolean canSend(char c) {
        return c == ' ' || code(c) != null;
    }

    public int units(String text) {
        return encode(text).chars().map(s -> s == '-' ? 3 : 1).sum();
    }
}
