import com.colstore.format.*;
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
        List<Long> values = new ArrayList<>(List.of(0L, 1L, -1L, 63L, 64L, -64L, -65L, 127L, 128L, Long.MAX_VALUE, Long.MIN_VALUE));
        for (int s = 0; s < 64; s++) { values.add(1L << s); values.add(-(1L << s)); values.add((1L << s) - 1); values.add(0x5a5a5a5a5a5a5a5aL >>> s); values.add(~(0x5a5a5a5a5a5a5a5aL >>> s)); }
        for (long v : values) {
            byte[] e = VarintCodec.encode(v);
            VarintReader r = new VarintReader(e);
            System.out.println(v + " " + Arrays.toString(e) + " " + r.read() + " " + r.hasMore() + " " + r.position());
            if (e.length > 1) { byte[] cut = Arrays.copyOf(e, e.length - 1); VarintReader c = new VarintReader(cut); show("cut", c::read); System.out.println(c.position()); }
        }
        byte[] all = VarintCodec.encodeAll(values.stream().mapToLong(x -> x).toArray());
        VarintReader r = new VarintReader(all);
        while (r.hasMore()) System.out.print(r.read() + "@" + r.position() + " ");
        System.out.println(all.length + " " + VarintCodec.encodeAll().length);
        show("end", r::read);
        int seed = 1;
        for (int i = 0; i < 300; i++) {
            byte[] b = new byte[14];
            for (int k = 0; k < b.length; k++) { seed = seed * 1103515245 + 12345; b[k] = (byte) (seed >> 16 | (i % 3 == 0 ? 0x80 : 0)); }
            VarintReader q = new VarintReader(b);
            for (int k = 0; k < 4; k++) show("r", () -> q.read() + " " + q.position());
            System.out.println(q.position());
        }
        show("null", () -> new VarintReader(null));
        show("null", () -> VarintCodec.encodeAll((long[]) null));
    }
}
