import com.hydrosense.logger.*;
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
        SampleHistory h = new SampleHistory(3);
        for (int i = 1; i <= 4; i++) h.record(i * 10);
        show("ago 0", () -> h.ago(0));
        show("ago 1", () -> h.ago(1));
        show("all", () -> Arrays.toString(h.newestFirst()));
    }
}
