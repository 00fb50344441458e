package radio.morse;

import java.util.HashMap;
import java.util.Map;

public class MorseCode {
    private static final String LETTERS =
            ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..";
    private static final String DIGITS =
            "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.";
    private static final String WORD_GAP = "/";

    private static final Map<Character, String> TO_MORSE = new HashMap<>();
    private static final Map<String, Character> FROM_MORSE = new HashMap<>();

    static {
        register('A', LETTERS);
        register('0', DIGITS);
    }

    private static void register(char first, String codes) {
        char sign = first;
        for (String code : codes.split(" ")) {
            TO_MORSE.put(sign, code);
            FROM_MORSE.put(code, sign);
            sign++;
        }
    }

    private final char unknownSign;
    private int unknown;

    public MorseCode(char unknownSign) {
        this.unknownSign = unknownSign;
    }

    public String encode(String text) {
        StringBuilder out = new StringBuilder();
        boolean wordGap = false;
        for (char c : text.toCharArray()) {
            if (c == ' ' || c == '\n') {
                wordGap = true;
                continue;
            }
            String code = TO_MORSE.get(upper(c));
            if (code == null) {
                unknown++;
                continue;
            }
            if (out.length() > 0) {
                out.append(wordGap ? " / " : " ");
            }
            out.append(code);
            wordGap = false;
        }
        return out.toString();
    }

    /** ASCII only, other letters have no code anyway. */
    private static char upper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
    }

    public String decode(String code) {
        StringBuilder out = new StringBuilder();
        for (String word : code.trim().split(" +")) {
            if (!word.isEmpty()) {
                out.append(decodeWord(word));
            }
        }
        return out.toString();
    }

    private char decodeWord(String word) {
        if (word.equals(WORD_GAP)) {
            return ' ';
        }
        Character sign = FROM_MORSE.get(word);
        if (sign == null) {
            unknown++;
            return unknownSign;
        }
        return sign;
    }

    public int units(String code) {
        int units = 0;
        for (char c : code.toCharArray()) {
            units += switch (c) {
                case '.' -> 1;
                case '-' -> 3;
                case '/' -> 7;
                default -> 0;
            };
        }
        return units;
    }

    public int unknown() {
        return unknown;
    }
}
