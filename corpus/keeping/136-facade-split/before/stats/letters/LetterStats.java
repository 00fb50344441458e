package stats.letters;

public class LetterStats {
    private final int[] counts = new int[26];
    private int others;

    public void feed(String text) {
        for (char c : text.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                counts[c - 'a']++;
            } else {
                others++;
            }
        }
    }

    public int count(char c) {
        return c >= 'a' && c <= 'z' ? counts[c - 'a'] : others;
    }

    public void print() {
        for (int i = 0; i < 26; i++) {
            if (counts[i] > 0) {
                System.out.println((char) ('a' + i) + " " + counts[i]);
            }
        }
        System.out.println("other " + others);
    }
}
