package crypto.toys;

import java.util.Comparator;
import java.util.stream.IntStream;

public final class CaesarCipher {
    private static final int LETTERS = 26;

    private final int shift;
    private long encoded;

    public CaesarCipher(int shift) {
        this.shift = Math.floorMod(shift, LETTERS);
    }

    public String encode(String text) {
        String result = translate(text, shift);
        encoded += letters(text).count();
        return result;
    }

    public String decode(String text) {
        return translate(text, LETTERS - shift);
    }

    public long encodedLetters() {
        return encoded;
    }

    private static String translate(String text, int by) {
        return text.codePoints()
                .map(c -> isLower(c) ? rotate(c, 'a', by) : isUpper(c) ? rotate(c, 'A', by) : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static int rotate(int c, char first, int by) {
        return first + (c - first + by) % LETTERS;
    }

    private static boolean isLower(int c) {
        return 'a' <= c && c <= 'z';
    }

    private static boolean isUpper(int c) {
        return 'A' <= c && c <= 'Z';
    }

    /** Numbers from 0 for the letters of the text. */
    private static IntStream letters(String text) {
        return text.chars().filter(c -> isLower(c) || isUpper(c)).map(c -> (c | 0x20) - 'a');
    }

    /** How often each letter occurs, upper and lower case together. */
    public static int[] frequencies(String text) {
        return letters(text).collect(() -> new int[LETTERS], (counts, i) -> counts[i]++, (a, b) -> { });
    }

    /** Guesses the shift by taking the most frequent letter for an e; -1 without letters. */
    public static int guess(String text) {
        int[] counts = frequencies(text);
        return IntStream.range(0, LETTERS)
                .filter(i -> counts[i] > 0)
                .boxed()
                .max(Comparator.comparingInt(i -> counts[i]))
                .map(most -> Math.floorMod(most - ('e' - 'a'), LETTERS))
                .orElse(-1);
    }

    public static boolean isPangram(String text) {
        return letters(text).distinct().count() == LETTERS;
    }
}
