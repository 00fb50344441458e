import java.util.*;
import org.weather.radar.*;

public class Proof {
    public static void main(String[] args) {
        for (int[] size : new int[][] {{0, 0}, {0, 3}, {3, 0}, {1, 1}, {4, 6}, {-1, 2}, {2, -1}}) {
            try {
                RadarGrid g = new RadarGrid(size[0], size[1]);
                Random r = new Random(3);
                double[] special = {Double.NaN, -0.0, -4, 1e308, 0.1, Double.POSITIVE_INFINITY};
                for (int i = 0; i < 300; i++) {
                    try { g.set(r.nextInt(6) - 1, r.nextInt(8) - 1, i % 40 == 39 ? special[r.nextInt(6)] : r.nextDouble()); } catch (ArrayIndexOutOfBoundsException e) { System.out.print("x"); }
                    int t = r.nextInt(8) - 2, l = r.nextInt(8) - 2, b = r.nextInt(8) - 2, q = r.nextInt(10) - 2;
                    if (i % 17 == 0) { t = Integer.MIN_VALUE; q = Integer.MAX_VALUE; }
                    if (i % 19 == 0) { l = Integer.MAX_VALUE; b = Integer.MAX_VALUE; }
                    System.out.println(g.total(t, l, b, q) + " " + g.wetCells(t, l, b, q, r.nextInt(9) == 0 ? Double.NaN : 0.5) + " " + g.peak(t, l, b, q));
                }
            } catch (NegativeArraySizeException e) { System.out.println("negative"); }
        }
    }
}
