import geo.hashing.*;
import java.util.*;

public class Proof {
    static void go(double a, double o, int n) {
        try {
            String h = Geohash.encode(a, o, n);
            System.out.println(a + "," + o + " " + h + " " + Arrays.toString(Geohash.decode(h)));
        } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
    public static void main(String[] args) {
        double[] special = {0, -0.0, 90, -90, 180, -180, 90.0000001, 180.1, Double.NaN, 45, 22.5, -1e-300, Double.NEGATIVE_INFINITY};
        for (double a : special) for (double o : special) for (int n : new int[] {-1, 0, 1, 2, 7, 30}) go(a, o, n);
        Random r = new Random(30);
        for (int i = 0; i < 300; i++) go(r.nextDouble() * 180 - 90, r.nextDouble() * 360 - 180, r.nextInt(14));
        for (String s : new String[] {"", "a", "u4pruydqqvj", "U", "zzzz", "0000", "s ", null})
            try { System.out.println(Arrays.toString(Geohash.decode(s))); } catch (RuntimeException e) { System.out.println(e.getClass()); }
    }
}
