import com.edgegate.throttle.*;
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
        long[] now = {0};
        TokenBucket b = new TokenBucket(5, 100, () -> now[0]);
        b.tryAcquire(5);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 10; i++) { now[0] += 70; sb.append(b.tryAcquire()).append(' '); }
        System.out.println(sb + " " + b.available());
    }
}
