import java.util.*;
import java.util.concurrent.Callable;
import market.quotes.*;

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
        for (long ttl : new long[] {10, 0, -5, Long.MAX_VALUE}) {
            long[] now = {100};
            List<ExpiringQuotes> self = new ArrayList<>();
            boolean[] callback = {false};
            ExpiringQuotes q = new ExpiringQuotes(() -> {
                System.out.print("tick ");
                if (callback[0]) { callback[0] = false; self.get(0).put("x", "nested"); }
                return now[0];
            }, ttl);
            self.add(q);
            q.put("a", "1"); q.put(null, "n"); q.put("z", null);
            for (long n : new long[] {100, 109, 110, 111, Long.MIN_VALUE}) {
                now[0] = n;
                for (String k : new String[] {"a", "z", null, "none"}) t(n + k, () -> q.get(k));
                t("size", q::size);
                q.put("b" + n, "b");
            }
            callback[0] = true;
            t("nested get", () -> q.get("x"));
            callback[0] = true;
            run("nested put", () -> q.put("x", "outer"));
            t("x", () -> q.get("x"));
            callback[0] = true;
            t("nested purge", q::purge);
            now[0] = 105; t("purge", q::purge); t("size", q::size);
            now[0] = Long.MAX_VALUE; t("purge", q::purge); t("purge", q::purge); t("size", q::size);
        }
        ExpiringQuotes none = new ExpiringQuotes(null, 1);
        run("put", () -> none.put("a", "b"));
        t("get", () -> none.get("a"));
        t("size", none::size);
        ExpiringQuotes bad = new ExpiringQuotes(() -> { throw new IllegalStateException(); }, 1);
        run("put", () -> bad.put("a", "b"));
        t("purge", bad::purge);
        t("size", bad::size);
    }
}
