package crypto.toys;

public final class CaesarCipher {
    private final int shift;
    private long encoded;

    public CaesarCipher(int shift) {
        int s = shift % 26;
        this.shift = s < 0 ? s + 26 : s;
    }

    public String encode(String text) {
        String result = "";
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') {
                result += (char) ('a' + (c - 'a' + shift) % 26);
                encoded++;
            } else if (c >= 'A' && c <= 'Z') {
                result += (char) ('A' + (c - 'A' + shift) % 26);
                encoded++;
            } else {
                result += c;
            }
        }
        return result;
    }

    public String decode(String text) {
        return new CaesarCipher(26 - shift).encode(text);
    }

    public long encodedLetters() {
        return encoded;
    }

    /** How often each letter occurs, upper and lower case together. */
    public static int[] frequencies(String text) {
        int[] counts = new int[26];
        for (char c : text.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                counts[c - 'a']++;
            }
            if (c >= 'A' && c <= 'Z') {
                counts[c - 'A']++;
            }
        }
        return counts;
    }

    /** Guesses the shift by taking the most frequent letter for an e; -1 without letters. */
    public static int guess(String text) {
        int[] counts = frequencies(text);
        int most = -1;
        for (int i = 0; i < 26; i++) {
            if (counts[i] > 0 && (most < 0 || counts[i] > counts[most])) {
                most = i;
            }
        }
        if (most < 0) {
            return -1;
        }
        return (most - ('e' - 'a') + 26) % 26;
    }

    public static boolean isPangram(String text) {
        for (int count : frequencies(text)) {
            if (count == 0) {
                return false;
            }
        }
        return true;
    }
}
