package ds.letters;

public class LetterBag {
    private final int[] counts = new int[26];

    public LetterBag add(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c >= 'a' && c <= 'z') {
                counts[c - 'a']++;
            }
        }
        return this;
    }

    public int count(char c) {
        return c >= 'a' && c <= 'z' ? counts[c - 'a'] : 0;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 26; i++) {
            if (counts[i] > 0) {
                sb.append((char) ('a' + i)).append(counts[i]);
            }
        }
        return sb.toString();
    }
}
