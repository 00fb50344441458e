import com.coldvault.pricing.*;
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
        PriceList p = new PriceList();
        for (long g : new long[] {0, 1, 49, 50, 51, 499, 500, 501, 9_999, 10_000, 10_001, 49_999, 50_000, 50_001, 123_456, Long.MAX_VALUE, -1, -2, Long.MIN_VALUE})
            for (int m : new int[] {-1, 0, 1, 11, 12, 13}) {
                show(g + " " + m, () -> p.ratePerGigabyte(g) + " " + p.ratePerGigabyte(g).scale() + " " + p.monthly(g, m));
            }
    }
}
