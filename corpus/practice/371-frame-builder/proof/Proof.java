import com.canopybus.frame.*;
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
        FrameBuilder b = Frame.builder(0x18).octet(1);
        Frame first = b.build();
        Frame second = b.clear().word(0x1234).build();
        System.out.println(first + " " + first.checksum() + " " + second);
    }
}
