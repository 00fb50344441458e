import com.fieldsense.filter.*;
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
        for (int size : new int[] {1, 2, 3, 7, 4096}) {
            MovingAverageFilter f = new MovingAverageFilter(size);
            System.out.println(f.average() + " " + f.samples() + " " + f.isWarm());
            double x = 0.1;
            for (int i = 0; i < 40; i++) {
                x = x * -1.37 + i * 0.3;
                System.out.println(f.accept(x) + " " + f.isWarm() + " " + f.samples());
                if (i == 17 || i == 18 || i == 30) {
                    f.reset();
                    System.out.println(f.average() + " " + f.samples());
                }
            }
            List<Double> s = f.samples();
            s.add(3.0);
            System.out.println(s.size() + " " + f.samples().size());
            System.out.println(f.accept(Double.NaN) + " " + f.accept(Double.POSITIVE_INFINITY) + " " + f.accept(-0.0) + " " + f.accept(Double.MAX_VALUE));
        }
        show("0", () -> new MovingAverageFilter(0));
        show("-1", () -> new MovingAverageFilter(-1));
        show("4097", () -> new MovingAverageFilter(4097));
    }
}
