package math.roots;

public class Roots {
    public int root(int n) {
        if (n < 0) {
            throw new ArithmeticException("negative");
        }
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
