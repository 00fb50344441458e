import io.wharfmq.session.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        SessionEvent[] ev = SessionEvent.values();
        for (int code = 0; code < 7 * 7 * 7 * 7; code++) {
            BrokerSession s = new BrokerSession();
            for (int k = 0, c = code; k < 4; k++, c /= 7) { SessionEvent e = c % 7 == 6 ? null : ev[c % 7]; p(() -> s.handle(e)); }
            System.out.println(s.state() + " " + s.refusals() + s.journal());
        }
        Random r = new Random(1);
        for (int i = 0; i < 200; i++) { BrokerSession s = new BrokerSession(); for (int k = 0; k < 12; k++) { SessionEvent e = r.nextInt(3) == 0 ? ev[r.nextInt(6)] : k % 2 == 0 ? SessionEvent.OPEN : SessionEvent.REFUSED; p(() -> s.handle(e)); } System.out.println(s.refusals() + "" + s.journal()); }
        p(() -> new BrokerSession().journal().add("x"));
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
