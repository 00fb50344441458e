import com.shopdesk.search.OrderFilter;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        List<Map<String, String>> orders = new ArrayList<>();
        orders.add(Map.of("status", "open", "total", "120", "region", "EU"));
        orders.add(Map.of("status", "closed", "total", "80", "region", "US"));
        orders.add(Map.of("status", "open", "total", "x"));
        orders.add(Map.of());
        Map<String, String> n = new HashMap<>();
        n.put("total", null);
        n.put("status", "open");
        orders.add(n);
        orders.add(null);
        String[] texts = {"status = open", "status=open", "status=open and total>100", "status=open or total>100 and region=US",
            "not status=open or region=EU or total<90", "NOT not status=open", "(status=open", "(status=open))", "status", "status = ", "",
            "   ", "a ! b", "status=open and", "or", "not", "a=b c", "((status=open or region=US)) And (total>100 OR total<81)", "= = =", "total>1x",
            "total<200 and total>50 and not region=US", "status=open and region=EU or status=closed and region=US", "()", "a\tb\nc", "(", "x(", "not(status=open)"};
        for (String text : texts) {
            for (Map<String, String> order : orders) {
                t(text + " on " + (order == null ? "null" : new TreeMap<>(order)), () -> OrderFilter.parse(text).test(order));
            }
        }
        t("null", () -> OrderFilter.parse(null));
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
