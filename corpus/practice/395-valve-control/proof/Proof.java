import com.processline.valve.*;
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
        ValveSignal[] all = Arrays.copyOf(ValveSignal.values(), ValveSignal.values().length + 1);
        int n = all.length;
        for (int code = 0; code < n * n * n * n * n; code++) {
            ValveController c = new ValveController();
            StringBuilder sb = new StringBuilder();
            for (int k = code, i = 0; i < 5; i++, k /= n) sb.append(c.signal(all[k % n])).append(c.state()).append(' ');
            List<ValveState> h = c.history();
            h.add(null);
            System.out.println(sb + " " + c.history());
        }
    }
}
