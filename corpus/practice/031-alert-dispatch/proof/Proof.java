import java.util.*;
import java.util.concurrent.Callable;
import net.ops.alerts.*;

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
        Outbox out = (a, x) -> {
            System.out.println("put " + a + " <- " + x);
            if (a.startsWith("pager:bad")) throw new IllegalStateException();
        };
        AlertDispatcher d = new AlertDispatcher((id, s) -> {
            System.out.println("render " + id + " " + s);
            return s == null ? null : "Alert: " + s;
        }, out);
        for (Channel c : new Channel[] {Channel.EMAIL, Channel.SMS, Channel.PAGER, null}) {
            for (String u : new String[] {"ann", "bad", null}) {
                for (String s : new String[] {"", "disk", "the disk is nearly full", null, "123456789012", "1234567890123"}) {
                    run(c + "/" + u + "/" + s, () -> d.dispatch(c, u, s));
                }
            }
        }
        t("sent", d::sentCount);
        run("no outbox, null text", () -> new AlertDispatcher((a, b) -> null, null).dispatch(Channel.SMS, "u", "s"));
        run("no outbox", () -> new AlertDispatcher((a, b) -> "x", null).dispatch(Channel.EMAIL, "u", "s"));
        run("no templates", () -> new AlertDispatcher(null, out).dispatch(null, "u", "s"));
    }
}
