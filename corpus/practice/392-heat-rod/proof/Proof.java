import org.physlite.heat.*;
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
        HeatRod r = new HeatRod(new double[] {100, 0, 0, 0, 0}, 0.25);
        r.run(2);
        System.out.println(r.at(1) + " " + r.at(2) + " " + r.at(3));
    }
}
