import java.util.*;
import java.util.concurrent.Callable;
import com.ledgerly.billing.*;

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
        Map<String, Invoice> store = new TreeMap<>();
        store.put("A", new Invoice("A", 100));
        store.put("B", new Invoice("B", 999));
        InvoiceRepository repo = new InvoiceRepository() {
            public Invoice find(String id) { return store.get(id); }
            public void save(Invoice i) { System.out.println("save " + i.getId() + " " + i.getStatus() + " " + i.getPaymentReference()); }
        };
        int[] calls = {0};
        SettlementService s = new SettlementService((acc, cents) -> {
            System.out.println("charge " + acc + " " + cents);
            if (cents == 999 && calls[0]++ == 0) throw new IllegalStateException("refused");
            return "ref-" + cents;
        }, repo);
        t("A", () -> s.settle("A", "acc"));
        t("A again", () -> s.settle("A", "acc"));
        t("unknown", () -> s.settle("Z", "acc"));
        t("all", () -> s.settleAll(List.of("A", "B", "Z"), "acc"));
        t("B status", () -> store.get("B").getStatus());
        t("B retry", () -> s.settle("B", "acc"));
    }
}
