package text.search;

import java.util.ArrayList;
import java.util.List;

public final class RollingHash {
    private final long base;

    public RollingHash(long base) {
        this.base = base;
    }

    public long power(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative exponent " + n);
        }
        long result = 1;
        long square = base;
        for (int bits = n; bits != 0; bits >>= 1) {
            if ((bits & 1) == 1) {
                result *= square;
            }
            square *= square;
        }
        return result;
    }

    public long hash(String s) {
        return horner(s, 0, s.length());
    }

    public long hash(String s, int from, int to) {
        if (from < 0 || to > s.length() || from > to) {
            throw new IndexOutOfBoundsException("range " + from + ".." + to);
        }
        return horner(s, from, to);
    }

    private long horner(String s, int from, int to) {
        long h = 0;
        for (int i = from; i < to; i++) {
            h = h * base + s.charAt(i);
        }
        return h;
    }

    public long slide(long hash, int window, char out, char in) {
        if (window < 1) {
            throw new IllegalArgumentException("window " + window);
        }
        return hash * base - out * power(window) + in;
    }

    public List<Integer> occurrences(String text, String word) {
        List<Integer> found = new ArrayList<>();
        int m = word.length();
        int last = text.length() - m;
        if (m == 0) {
            return found;
        }
        for (int at = text.indexOf(word); at >= 0 && at <= last; at = text.indexOf(word, at + 1)) {
            found.add(at);
        }
        return found;
    }

    public static long fibonacci(int n) {
        if (n < 0 || n > 25) {
            throw new IllegalArgumentException("n out of range: " + n);
        }
        long a = 0;
        for (long b = 1, i = 0; i < n; i++) {
            b += a;
            a = b - a;
        }
        return a;
    }
}
