import enc.crc.Crc8;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;

public class Proof {
    interface Run { void run() throws Throwable; }
    static int n;

    static String show(Object o) {
        if (o instanceof Object[]) return Arrays.deepToString((Object[]) o);
        if (o instanceof int[]) return Arrays.toString((int[]) o);
        if (o instanceof long[]) return Arrays.toString((long[]) o);
        if (o instanceof char[]) return Arrays.toString((char[]) o);
        if (o instanceof byte[]) return Arrays.toString((byte[]) o);
        if (o instanceof double[]) return Arrays.toString((double[]) o);
        if (o instanceof boolean[]) return Arrays.toString((boolean[]) o);
        return String.valueOf(o);
    }

    static void t(Callable<?> c) {
        n++;
        try {
            System.out.println(n + ": " + show(c.call()));
        } catch (Throwable e) {
            System.out.println(n + ": !" + e.getClass().getName());
        }
    }

    static void r(Run c) {
        t(() -> {
            try {
                c.run();
            } catch (Exception e) {
                throw e;
            } catch (Throwable e) {
                throw new Error(e);
            }
            return "done";
        });
    }

    public static void main(String[] args) throws Exception {
        Crc8 c = new Crc8();
        t(() -> c.update(new byte[0]).value());
        t(() -> c.update("123456789".getBytes("UTF-8")).value());
        t(() -> c.update(new byte[] {-1, -128, 127, 0}).value());
        t(() -> c.update(null));
        t(() -> { byte[] all = new byte[256]; for (int i = 0; i < 256; i++) all[i] = (byte) i; return c.update(all).value(); });
        r(() -> c.reset());
        t(() -> { int x = 0; for (int i = 0; i < 256; i++) { c.reset(); x = x * 31 + c.update(new byte[] {(byte) i}).value(); } return x; });
    }
}
