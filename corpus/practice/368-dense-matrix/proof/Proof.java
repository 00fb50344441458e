import org.numcraft.linalg.*;
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
        double[][] d = {{1, 2}, {3, 4}};
        DenseMatrix m = new DenseMatrix(d);
        d[0][0] = 99;
        System.out.println(m.get(0, 0));
        m.toArray()[1][1] = 77;
        System.out.println(m.get(1, 1));
    }
}
