import com.finance.costs.CostSplitter;
import java.util.Arrays;

public class Proof {
    public static void main(String[] args) {
        int[][] ws = {{}, {0}, {1}, {0, 0}, {1, 1, 1}, {0, 1, 0, 2, 0}, {3, 0, 3, 1}, {-1, 2}, {5, -5}, {Integer.MAX_VALUE, Integer.MAX_VALUE, 1}, {0, 0, 7}, {1, 2, 3, 4, 5, 6, 7}, null};
        long[] cs = {-1, 0, 1, 2, 3, 5, 99, 100, 101, 1234567, Long.MAX_VALUE, Long.MAX_VALUE / 7};
        for (int[] w : ws) for (long c : cs) {
            try { System.out.println(Arrays.toString(CostSplitter.split(c, w)) + " " + CostSplitter.describe(c, w)); }
            catch (NullPointerException e) { System.out.println("NPE"); }
            catch (RuntimeException e) { System.out.println(e); }
        }
    }
}
