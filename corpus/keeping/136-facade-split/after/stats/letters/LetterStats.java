package stats.letters;

public class LetterStats {
    private final LetterCounts counts = new LetterCounts();

    public void feed(String text) {
        for (char c : text.toCharArray()) {
            counts.add(c);
        }
    }

    public int count(char c) {
        return counts.get(c);
    }

    public void print() {
        for (char c = 'a'; c <= 'z'; c++) {
            int n = counts.get(c);
            if (n > 0) {
                System.out.println(c + " " + n);
            }
        }
        System.out.println("other " + counts.others());
    }
}
