package enc.morse;

import java.util.HashMap;
import java.util.Map;

public final class Morse {
    private static final Map<Character, String> CODES = new HashMap<>();

    static {
        CODES.put('s', "...");
        CODES.put('o', "---");
        CODES.put('e', ".");
        CODES.put('t', "-");
    }

    private Morse() {
    }

    public static String encode(String text) {
        StringBuilder sb = new StringBuilder();
        for (char c : text.toCharArray()) {
            String code = CODES.get(c);
            sb.append(code == null ? "?" : code).append(' ');
        }
        return sb.toString().trim();
    }

    public static boolean known(char c) {
        return CODES.containsKey(c);
    }
}
