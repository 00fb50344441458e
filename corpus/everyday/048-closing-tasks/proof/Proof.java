import com.fastclose.tasks.ClosingPlan;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        ClosingPlan p = new ClosingPlan().task("report", "accruals", "fx").task("fx", "rates").task("accruals", "invoices", "rates").task("archive", "report").task("fx", "bank");
        t("order", () -> p.order());
        t("ready", () -> p.ready(Set.of("rates", "bank")));
        t("ready", () -> p.ready(Set.of()));
        t("ready null", () -> p.ready(null));
        t("ready null empty", () -> new ClosingPlan().ready(null));
        t("empty", () -> new ClosingPlan().order());
        t("self", () -> new ClosingPlan().task("a").task("b", "b").order());
        t("cycle", () -> new ClosingPlan().task("a", "b").task("b", "c", "d").task("d", "a").order());
        t("cycle", () -> new ClosingPlan().task("x", "y").task("a", "b").task("b", "a").order());
        t("null", () -> new ClosingPlan().task(null, "a").task("b", "a", null).order());
        t("null needs", () -> new ClosingPlan().task("a", (String[]) null));
        t("mutable", () -> { List<String> l = p.order(); l.add(null); l.remove(0); return l + " " + p.order(); });
        ClosingPlan broken = new ClosingPlan();
        t("broken", () -> broken.task("a", (String[]) null));
        t("broken", () -> broken.order());
        Random r = new Random(31);
        for (int i = 0; i < 400; i++) {
            ClosingPlan q = new ClosingPlan();
            Set<String> finished = new HashSet<>();
            for (int k = r.nextInt(12); k > 0; k--) {
                String[] needs = new String[r.nextInt(3)];
                for (int m = 0; m < needs.length; m++) needs[m] = "t" + r.nextInt(9);
                q.task("t" + r.nextInt(9), needs);
                finished.add("t" + r.nextInt(9));
            }
            t("random", () -> q.order());
            t("ready", () -> q.ready(finished));
        }
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
