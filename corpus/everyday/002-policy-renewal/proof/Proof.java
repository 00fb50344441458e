import eu.assura.renewal.*;
import java.util.*;

public class Proof {
    static class MapStore implements PolicyStore {
        final Map<String, Policy> all = new TreeMap<>();
        public Optional<Policy> find(String n) { return n == null ? Optional.empty() : Optional.ofNullable(all.get(n)); }
        public void save(Policy p) { all.put(p.number(), p); System.out.println("saved " + p); }
    }

    public static void main(String[] args) {
        MapStore store = new MapStore();
        store.all.put("P1", new Policy("P1", "ann", 2023, 10050));
        store.all.put("P2", new Policy("P2", null, 2023, -7));
        RenewalService s = new RenewalService(store);
        for (String n : new String[] {"P1", "P2", "P3", null}) t("plain " + n, () -> s.renew(n, 3));
        s.setAuditLog(e -> System.out.println("audit " + e));
        for (String n : new String[] {"P1", "P2", "P3", null}) t("audit " + n, () -> s.renew(n, -3));
        s.setNotifier((r, x) -> System.out.println("to " + r + ": " + x));
        for (String n : new String[] {"P1", "P2", "P3", null}) t("both " + n, () -> s.renew(n, 0));
        s.setAuditLog(null);
        t("no audit", () -> s.renew("P1", 7));
        s.setNotifier((r, x) -> { throw new IllegalStateException("smtp"); });
        t("throws", () -> s.renew("P1", 7));
        s.setAuditLog(e -> { throw new IllegalStateException("disk"); });
        t("throws", () -> s.renew("P1", 7));
        s.setNotifier(null);
        s.setAuditLog(null);
        t("off", () -> s.renew("P1", 100));
        t("null store", () -> new RenewalService(null));
        System.out.println(store.all);
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
