import dev.buildlark.report.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        TestResult.Outcome[] o = TestResult.Outcome.values();
        Random r = new Random(5);
        for (int i = 0; i < 200; i++) {
            List<TestResult> l = new ArrayList<>();
            for (int k = r.nextInt(12); k > 0; k--) l.add(new TestResult("mod" + r.nextInt(4), r.nextInt(6) == 0 ? null : "t" + k, o[r.nextInt(3)], r.nextInt(90) == 0 ? Long.MAX_VALUE : r.nextInt(900)));
            TestReport t = new TestReport(l); l.clear();
            System.out.println(t.failuresByModule() + " " + t.totalMillis() + " " + t.summary());
        }
        p(() -> new TestReport(null));
        p(() -> new TestReport(Arrays.asList((TestResult) null)).summary());
        p(() -> new TestReport(Arrays.asList((TestResult) null)).totalMillis());
        p(() -> new TestReport(Arrays.asList((TestResult) null)).failuresByModule());
        p(() -> { Map<String, List<String>> m = new TestReport(List.of(new TestResult("a", "t", o[1], 1))).failuresByModule(); m.get("a").add("u"); m.put("b", null); return m; });
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
