package enc.morse;

import java.util.Map;

public final class Morse {
    private static final class Holder {
        static final Map<Character, String> CODES = Map.of('s', "...", 'o', "---", 'e', ".", 't', "-");
    }

    private Morse() {
    }

    public static String encode(String text) {
        StringBuilder sb = new StringBuilder();
        for (char c : text.toCharArray()) {
            sb.append(Holder.CODES.getOrDefault(c, "?")).append(' ');
        }
        return sb.toString().trim();
    }

    public static boolean known(char c) {
        return Holder.CODES.containsKey(c);
    }
}
