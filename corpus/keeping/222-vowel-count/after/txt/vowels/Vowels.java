package txt.vowels;

public final class Vowels {
    private static final String VOWELS = "aeiou";

    private long total;

    public int count(String s) {
        int n = (int) s.chars().filter(c -> VOWELS.indexOf(c) >= 0).count();
        total += n;
        return n;
    }

    public String strip(String s) {
        return s.replaceAll("[" + VOWELS + "]", "");
    }

    public long total() {
        return total;
    }
}
