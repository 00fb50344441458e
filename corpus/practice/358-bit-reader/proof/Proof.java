import com.aerolink.telemetry.*;
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
        byte[] data = new byte[64];
        int x = 5;
        for (int i = 0; i < data.length; i++) { x = x * 77 + 13; data[i] = (byte) (x >> 3); }
        for (int first = 0; first < 12; first++) {
            for (int w = 0; w <= 64; w++) {
                BitReader r = new BitReader(data);
                r.skip(first);
                int width = w;
                System.out.print(r.readUnsigned(w) + " " + r.readFlag() + " ");
                show("signed", () -> r.readSigned(width) + " " + r.remaining());
            }
        }
        BitReader r = new BitReader(new byte[] {-1, -128, 127});
        show("too many", () -> r.readUnsigned(25));
        show("too many", () -> r.readSigned(25));
        show("neg", () -> r.readUnsigned(-1));
        show("65", () -> r.readSigned(65));
        show("rem", () -> r.remaining());
        show("all", () -> r.readSigned(24));
        show("none", () -> r.readUnsigned(0) + " " + r.remaining());
        show("none", () -> r.readFlag());
        show("null", () -> new BitReader(null));
        byte[] live = {0, 0};
        BitReader l = new BitReader(live);
        l.readUnsigned(3);
        live[0] = -1;
        System.out.println(l.readUnsigned(8) + " " + l.readSigned(1));
    }
}
