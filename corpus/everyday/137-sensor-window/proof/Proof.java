import java.util.*;
import org.fieldlab.sensors.*;

public class Proof {
    public static void main(String[] args) {
        for (int size : new int[] {0, -3, 1, 2, 3, 5}) {
            try {
                SampleWindow w = new SampleWindow(size);
                try { w.latest(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
                System.out.println(w.mean() + " " + w.max() + Arrays.toString(w.toArray()));
                double[] special = {Double.NaN, -0.0, 0.0, 1e308, 1e308, Double.NEGATIVE_INFINITY, 0.1, 0.2, 0.3, -0.6, Double.MIN_VALUE};
                Random r = new Random(4);
                for (int i = 0; i < 120; i++) {
                    if (i % 37 == 36) w.clear();
                    double d = r.nextInt(3) == 0 ? special[r.nextInt(special.length)] : r.nextDouble();
                    System.out.println(w.add(d) + " " + w.latest() + " " + w.mean() + " " + w.max() + " " + w.isFull() + Arrays.toString(w.toArray()));
                }
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
