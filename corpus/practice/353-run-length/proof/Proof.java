import com.spritelab.codec.*;
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
        RunLengthCodec c = new RunLengthCodec();
        for (int n : new int[] {0, 1, 5, 254, 255, 256, 510, 600}) {
            byte[] e = c.encode(new byte[n]);
            System.out.println(n + " " + Arrays.toString(e));
            show("back", () -> c.decode(e).length);
        }
    }
}
