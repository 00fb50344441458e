package stats.letters;

final class LetterCounts {
    private final int[] counts = new int[26];
    private int others;

    void add(char c) {
        if (isLetter(c)) {
            counts[c - 'a']++;
        } else {
            others++;
        }
    }

    int get(char c) {
        return isLetter(c) ? counts[c - 'a'] : others;
    }

    int others() {
        return others;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z';
    }
}
