package math.roots;

import java.util.LinkedHashMap;
import java.util.Map;

public class Roots {
    private final Map<Integer, Integer> recent = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
            return size() > 8;
        }
    };
    public int root(int n) {
        if (n < 0) {
            throw new ArithmeticException("negative");
        }
        Integer known = recent.get(n);
        if (known != null) {
            return known;
        }
        int result = search(n);
        recent.put(n, result);
        return result;
    }

    private static int search(int n) {
        int low = 0;
        int high = 46340;
        while (low < high) {
            int mid = (low + high + 1) / 2;
            if (mid * mid <= n) {
                low = mid;
            } else {
                high = mid - 1;
            }
        }
        return low;
    }

    public boolean perfect(int n) {
        int r = root(n);
        return r * r == n;
    }
}
