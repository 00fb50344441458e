import com.engineecu.maps.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Proof {
    interface Call {
        Object get() throws Exception;
    }

    static void show(String label, Call call) {
        try {
            System.out.println(label + ": " + call.get());
        } catch (Exception e) {
            boolean own = e.getClass() == IllegalArgumentException.class || e.getClass() == IllegalStateException.class;
            System.out.println(label + ": " + e.getClass().getName() + (own ? " " + e.getMessage() : ""));
        }
    }


    public static void main(String[] args) {
        double[][][] tables = {{{0, 1, 4, 10}, {5, -5, 7.5, 1e9}}, {{3}, {9}}, {{-1, 0.1}, {Double.NaN, 2}}, {{0, 1}, {-0.0, 0.0}}, {{Double.NEGATIVE_INFINITY, 0, Double.POSITIVE_INFINITY}, {1, 2, 3}}, {{0, 1}, {Double.MAX_VALUE, -Double.MAX_VALUE}}, {{}, {}}, {{1, 2}, {1}}, {{2, 1}, {1, 2}}, {{1, 1}, {1, 2}}, {{Double.NaN, 1}, {1, 2}}, {{Double.NaN}, {6}}};
        for (double[][] t : tables)
            for (Interpolation m : new Interpolation[] {Interpolation.PREVIOUS, Interpolation.NEAREST, Interpolation.LINEAR, null})
                show(m + " " + Arrays.deepToString(t), () -> {
                    LookupTable l = new LookupTable(t[0], t[1], m);
                    StringBuilder sb = new StringBuilder();
                    for (double x : new double[] {-5, -1, -0.0, 0, 0.05, 0.1, 0.5, 0.49999, 1, 1.5, 2.5, 3, 4, 7, 7.1, 9.99, 10, 11, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) sb.append(l.value(x)).append(' ');
                    return sb;
                });
        double[] in = {0, 1};
        LookupTable l = new LookupTable(in, in, Interpolation.LINEAR);
        in[1] = 5;
        System.out.println(l.value(0.75));
        show("null", () -> new LookupTable(null, in, Interpolation.LINEAR));
        show("null", () -> new LookupTable(in, null, Interpolation.LINEAR));
    }
}
