import com.procurely.catalog.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        t("plain", () -> new SupplierCatalog(List.of(new Article("A1", "Desk", 9900))).cheaperThan(10000));
        t("twice", () -> new SupplierCatalog(List.of(new Article("A1", "Desk", 9900), new Article("A1", "Desk oak", 10900))).find("A1"));
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
