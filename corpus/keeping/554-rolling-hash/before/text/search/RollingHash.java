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
            throw new IllegalArgumentException("n");
        }
        if (n == 0) {
            return 1;
        }
        long half = power(n / 2);
        if (n % 2 == 0) {
            return half * half;
        }
        return half * half * base;
    }

    public long hash(String s) {
        return hash(s, 0, s.length());
    }

    public long hash(String s, int from, int to) {
        if (from < 0 || to > s.length() || from > to) {
            throw new IndexOutOfBoundsException(from + ".." + to);
        }
        if (from == to) {
            return 0;
        }
        if (to - from == 1) {
            return s.charAt(from);
        }
        int mid = (from + to) / 2;
        return hash(s, from, mid) * power(to - mid) + hash(s, mid, to);
    }

    public long slide(long hash, int window, char out, char in) {
        if (window <= 0) {
            throw new IllegalArgumentException("window");
        }
        return (hash - out * power(window - 1)) * base + in;
    }

    public List<Integer> occurrences(String text, String word) {
        List<Integer> found = new ArrayList<>();
        int n = text.length();
        int m = word.length();
        if (m == 0 || m > n) {
            return found;
        }
        long wanted = hash(word);
        for (int i = 0; i + m <= n; i++) {
            if (hash(text, i, i + m) == wanted) {
                boolean same = true;
                for (int k = 0; k < m; k++) {
                    if (text.charAt(i + k) != word.charAt(k)) {
                        same = false;
                        break;
                    }
                }
                if (same) {
                    found.add(i);
                }
            }
        }
        return found;
    }

    public static long fibonacci(int n) {
        if (n < 0 || n > 25) {
            throw new IllegalArgumentException("n");
        }
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }
}
