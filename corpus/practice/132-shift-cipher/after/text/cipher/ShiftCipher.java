package text.cipher;

public final class ShiftCipher {
    private static final int ALPHABET = 26;

    private final int shift;

    public ShiftCipher(int shift) {
        this.shift = Math.floorMod(shift, ALPHABET);
    }

    public int shift() {
        return shift;
    }

    public String encode(String plain) {
        return translate(plain, shift);
    }

    public String decode(String secret) {
        return translate(secret, ALPHABET - shift);
    }

    private static String translate(String text, int distance) {
        StringBuilder result = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            result.append(move(text.charAt(i), distance));
        }
        return result.toString();
    }

    private static char move(char c, int distance) {
        if (c >= 'a' && c <= 'z') {
            return rotate('a', c, distance);
        }
        if (c >= 'A' && c <= 'Z') {
            return rotate('A', c, distance);
        }
        return c;
    }

    private static char rotate(char first, char c, int distance) {
        return (char) (first + (c - first + distance) % ALPHABET);
    }
}
