import org.labkit.signal.*;
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
        double[] d = new double[10];
        Arrays.fill(d, 0.1);
        Signal s = new Signal(d, 100);
        System.out.println(SignalStatistics.mean(s) + " " + SignalStatistics.energy(s) + " " + SignalStatistics.peak(s));
        System.out.println(SignalStatistics.mean(new Signal(new double[] {1e16, 1, 1, 1, 1}, 5)));
    }
}
