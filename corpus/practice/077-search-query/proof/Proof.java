import java.util.*;
import search.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        List<Query> level = new ArrayList<>(Arrays.asList(new Query.Term("t", "ab"), new Query.Term("t", "a b"), new Query.Term("x", ""),
                new Query.Term("x", null), new Query.Term("t", null), new Query.Term(null, "z"), null));
        List<Query> all = new ArrayList<>(level);
        for (int round = 0; round < 2; round++) {
            List<Query> next = new ArrayList<>();
            int step = round == 0 ? 1 : 13;
            for (int i = 0; i < all.size(); i += step) {
                next.add(new Query.Not(all.get(i)));
                for (int j = 0; j < all.size(); j += step) { next.add(new Query.And(all.get(i), all.get(j))); next.add(new Query.Or(all.get(i), all.get(j))); }
            }
            all.addAll(next);
        }
        List<String> log = new ArrayList<>();
        Map<String, String> doc = new HashMap<>() { public String get(Object k) { log.add("" + k); if (k == null) throw new IllegalStateException(); return super.get(k); } };
        doc.put("t", "xx a b ab"); doc.put("n", null);
        System.out.println(all.size());
        for (Query q : all) {
            t("m", () -> Queries.matches(q, doc));
            t("m empty", () -> Queries.matches(q, Map.of()));
            t("m null", () -> Queries.matches(q, null));
            t("s", () -> Queries.toText(q));
            System.out.println(log); log.clear();
            t("eq", () -> q.toString() + q.equals(new Query.Not(q)));
        }
    }
}
