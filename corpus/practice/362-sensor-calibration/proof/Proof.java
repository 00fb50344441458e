import com.thermonet.sensor.*;
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
        for (double offset : new double[] {0, -1.5, 0.1, Double.NaN, -0.0}) {
            Calibrator c = new Calibrator(offset);
            for (SensorKind k : SensorKind.values()) {
                for (int raw : new int[] {0, 1, 7, 100, 1023, 2048, 4000, 4094, 4095, 4096, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) System.out.println(k + " " + raw + " " + c.celsius(k, raw));
                List<Double> l = c.celsius(k, 1, 2, 3);
                l.add(1.0);
                System.out.println(l + " " + c.celsius(k));
            }
            show("null", () -> c.celsius(null, 5));
            show("null", () -> c.celsius(null, new int[0]));
            show("null", () -> c.celsius(null, 1, 2));
            show("null", () -> c.celsius(SensorKind.LM35, (int[]) null));
        }
    }
}
