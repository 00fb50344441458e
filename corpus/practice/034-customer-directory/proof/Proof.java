import java.util.*;
import java.util.concurrent.Callable;
import com.crm.directory.*;

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
        Map<String, Customer> db = new TreeMap<>();
        db.put("1", new Customer("1", "Local", null));
        CustomerDirectory d = new CustomerDirectory(new CustomerRepository() {
            public Optional<Customer> findById(String id) { System.out.println("find " + id); return Optional.ofNullable(db.get(id)); }
            public void store(Customer c) { System.out.println("store " + c); db.put(c.id(), c); }
        }, id -> {
            System.out.println("fetch " + id);
            return id.equals("2") ? new Customer("2", "Remote", "NL") : null;
        });
        t("remote", () -> d.displayName("2"));
        t("missing", () -> d.lookup("3"));
        t("local", () -> d.displayName("1"));
    }
}
