import com.marketpulse.sales.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Random r = new Random(5);
        for (int n : new int[] {0, 1, 2, 3, 7, 40, 99}) {
            List<Sale> sales = new ArrayList<>();
            for (int i = 0; i < n; i++) sales.add(new Sale("R" + r.nextInt(4), r.nextInt(9) == 0 ? null : "p" + r.nextInt(6), r.nextInt(4) == 0 ? r.nextLong() : r.nextInt(500) - 20, r.nextInt(3) == 0));
            SalesReport report = new SalesReport(sales);
            sales.clear();
            t("revenue", () -> report.revenueByRegion());
            t("best", () -> report.bestPrices());
            for (String region : new String[] {"R0", "R1", "R3", "", null}) t("in " + region, () -> report.productsIn(region));
            t("rate", () -> report.refundRate());
            t("mutable", () -> { Map<String, Long> m = report.revenueByRegion(); m.put("x", null); m.remove("R0"); return m; });
            t("mutable", () -> { Map<String, Long> m = report.bestPrices(); m.put("x", null); m.remove("p0"); return m; });
            t("mutable", () -> { List<String> m = report.productsIn("R0"); m.add(null); return m; });
        }
        SalesReport odd = new SalesReport(Arrays.asList(new Sale(null, "a", 1, false), new Sale("b", "a", 2, true)));
        t("null region", () -> odd.revenueByRegion());
        t("best", () -> odd.bestPrices());
        t("in b", () -> odd.productsIn("b"));
        SalesReport refundedNull = new SalesReport(List.of(new Sale(null, "a", 1, true)));
        t("null region refunded", () -> refundedNull.revenueByRegion());
        SalesReport hole = new SalesReport(Arrays.asList((Sale) null));
        t("hole", () -> hole.revenueByRegion());
        t("hole", () -> hole.bestPrices());
        t("hole", () -> hole.productsIn("x"));
        t("hole", () -> hole.refundRate());
        t("null", () -> new SalesReport(null));
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
