import com.reports.api.ReportRequest;
import java.util.*;

public class Proof {
    static void show(java.util.function.Supplier<ReportRequest> s) {
        try {
            ReportRequest r = s.get();
            r.columns().add("own");
            System.out.println(r.fileName() + " " + r.rows() + " " + r.columns());
        } catch (RuntimeException e) { System.out.println(e.getClass() + (e.getStackTrace()[0].getClassName().startsWith("java.util.ArrayList") ? "" : e.getMessage())); }
    }
    public static void main(String[] args) {
        List<String> cols = new ArrayList<>(Arrays.asList("a", null, "b"));
        for (String n : new String[] {"x", "a b c", "", null}) {
            show(() -> new ReportRequest(n));
            for (String f : new String[] {"pdf", "", null}) {
                show(() -> new ReportRequest(n, f));
                for (int rows : new int[] {-1, 0, 7}) {
                    show(() -> new ReportRequest(n, f, rows));
                    show(() -> new ReportRequest(n, f, rows, cols));
                    show(() -> new ReportRequest(n, f, rows, null));
                }
            }
        }
        ReportRequest r = new ReportRequest("n", "f", 1, cols);
        cols.clear();
        System.out.println(r.columns());
    }
}
