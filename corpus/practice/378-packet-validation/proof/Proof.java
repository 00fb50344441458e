import com.skyrelay.uplink.*;
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
        List<String> problems = new ArrayList<>();
        PacketValidator v = new PacketValidator(3, 10);
        System.out.println(v.validate(new Packet(0, 9, null), problems) + " " + problems + " " + v.rejected());
    }
}
