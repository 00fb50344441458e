import com.aquametric.probe.*;
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
        int[] asked = {0};
        CalibrationCache c = new CalibrationCache(s -> { asked[0]++; return new double[] {1, 2}; });
        System.out.println(c.apply("p", 3) + " " + c.apply("p", 4) + " " + asked[0]);
    }
}
