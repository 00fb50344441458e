package radio.morse;

import java.util.HashMap;
import java.util.Map;

public class MorseCode {
    private static Map<Character, String> m = new HashMap<Character, String>();
    private static Map<String, Character> back = new HashMap<String, Character>();

    static {
        String[] letters = {".-", "-...", "-.-.", "-..", ".", "..-.", "--.", "....", "..", ".---",
            "-.-", ".-..", "--", "-.", "---", ".--.", "--.-", ".-.", "...", "-", "..-", "...-",
            ".--", "-..-", "-.--", "--.."};
        for (int i = 0; i < letters.length; i++) {
            char c = (char) ('A' + i);
            m.put(c, letters[i]);
            back.put(letters[i], c);
        }
        String[] digits = {"-----", ".----", "..---", "...--", "....-", ".....", "-....", "--...",
            "---..", "----."};
        for (int i = 0; i < digits.length; i++) {
            char c = (char) ('0' + i);
            m.put(c, digits[i]);
            back.put(digits[i], c);
        }
    }

    private char unk;
    private int unknown = 0;

    public MorseCode(char unknownSign) {
        this.unk = unknownSign;
    }

    public String encode(String text) {
        String out = "";
        boolean gap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ' || c == '\n') {
                gap = out.length() > 0;
            } else {
                char u = c;
                if (c >= 'a' && c <= 'z') {
                    u = (char) (c - 32);
                }
                if (m.containsKey(u)) {
                    if (out.length() > 0) {
                        out += gap ? " / " : " ";
                    }
                    gap = false;
                    out += m.get(u);
                } else {
                    unknown++;
                }
            }
        }
        return out;
    }

    public String decode(String code) {
        String out = "";
        String[] words = code.trim().split(" +");
        for (int i = 0; i < words.length; i++) {
            String w = words[i];
            if (w.equals("/")) {
                out = out + " ";
            } else {
                if (w.length() > 0) {
                    if (back.containsKey(w)) {
                        out = out + back.get(w);
                    } else {
                        unknown++;
                        out = out + unk;
                    }
                }
            }
        }
        return out;
    }

    public int units(String code) {
        int n = 0;
        for (int i = 0; i < code.length(); i++) {
            if (code.charAt(i) == '.') {
                n = n + 1;
            } else if (code.charAt(i) == '-') {
                n = n + 3;
            } else if (code.charAt(i) == '/') {
                n = n + 7;
            }
        }
        return n;
    }

    public int unknown() {
        return unknown;
    }
}
