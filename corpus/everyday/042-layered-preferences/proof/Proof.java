import com.officesuite.prefs.LayeredPreferences;
import java.util.*;

public class Proof {
    static class Loud extends HashMap<String, String> {
        final String name;
        Loud(String name) { this.name = name; }
        @Override public String get(Object key) { System.out.print("[" + name + "." + key + "]"); return super.get(key); }
    }

    public static void main(String[] args) {
        Loud doc = new Loud("doc"), user = new Loud("user");
        doc.put("font", null);
        doc.put("size", " 12 ");
        doc.put("langs", " de, ,fr,,");
        user.put("font", "Arial");
        user.put("size", "x");
        user.put("empty", "");
        user.put(null, "nil");
        Map<String, String> company = new TreeMap<>(Map.of("margin", "2 0", "zoom", "-7", "only", ",", "langs", "en"));
        List<Map<String, String>> mine = new ArrayList<>(List.of(doc, user, company));
        LayeredPreferences p = new LayeredPreferences(mine);
        mine.clear();
        LayeredPreferences hole = new LayeredPreferences(Arrays.asList(doc, null));
        LayeredPreferences none = new LayeredPreferences(List.of());
        LayeredPreferences strict = new LayeredPreferences(List.of(Map.of("a", "1")));
        for (LayeredPreferences q : List.of(p, hole, none, strict)) {
            for (String key : new String[] {"font", "size", "langs", "empty", "margin", "zoom", "only", "missing", "a", null}) {
                t("get " + key, () -> q.get(key, "fallback"));
                t("get null " + key, () -> q.get(key, null));
                t("require " + key, () -> q.require(key));
                t("int " + key, () -> q.getInt(key, 3));
                t("list " + key, () -> q.getList(key));
                t("layer " + key, () -> q.decidingLayer(key));
            }
            t("keys", () -> q.keys());
        }
        user.remove(null);
        user.put("late", "1");
        t("keys", () -> p.keys());
        t("mutable", () -> { List<String> l = p.getList("langs"); l.add(null); Set<String> k = p.keys(); k.add("z"); return l + " " + k; });
        t("null", () -> new LayeredPreferences(null));
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
