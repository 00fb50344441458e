import java.util.*;
import java.util.concurrent.Callable;
import org.jobs.*;

public class Proof {
    static void t(String label, Callable<?> c) {
        try {
            System.out.println(label + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e.getClass().getName());
        }
    }

    interface Act {
        void run() throws Exception;
    }

    static void run(String label, Act a) {
        t(label, () -> {
            a.run();
            return "done";
        });
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {null, "", "   ", "1s", "2m", "3h", "4d", "1d 2h30m", " 1s ", "1", "1 s", "s", "1x", "1s1s", "-1s", "1S", "\t1s", "99999999999999999999s", "99999999999999999999x",
                "9223372036854775807s", "9223372036854775807s1s", "9223372036854775807m", "9223372036854775807m ", "106751991167300d", "106751991167301d", "0s", "007m", "1d1", "1d  1h", "\u0661s", "99999999999999999999"}) {
            t("[" + s + "]", () -> DurationText.seconds(s));
        }
    }
}
