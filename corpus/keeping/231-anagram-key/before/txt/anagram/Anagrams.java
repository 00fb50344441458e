package txt.anagram;

import java.util.Arrays;

public final class Anagrams {
    private int compared;

    private static String key(String s) {
        char[] chars = s.toCharArray();
        Arrays.sort(chars);
        return new String(chars);
    }

    public boolean same(String a, String b) {
        compared++;
        return key(a).equals(key(b));
    }

    public int differing(String word, String... others) {
        int n = 0;
        for (String o : others) {
            if (!same(word, o)) {
                n++;
            }
        }
        return n;
    }

    public int compared() {
        return compared;
    }
}
