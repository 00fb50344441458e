import org.lathework.options.LayeredOptions;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        String[] vals = {"~", "", " ", "x", "y", null, "~ ", "\t"};
        Random r = new Random(12);
        for (int i = 0; i < 1500; i++) {
            LayeredOptions o = new LayeredOptions();
            for (int k = 0, n = r.nextInt(5); k < n; k++) { Map<String, String> m = new HashMap<>(); for (int j = r.nextInt(5); j > 0; j--) m.put("o" + r.nextInt(4), vals[r.nextInt(vals.length)]); String name = r.nextInt(9) == 0 ? null : "l" + r.nextInt(6); p(() -> o.layer(name, m) == o); m.put("o1", "later"); }
            StringBuilder sb = new StringBuilder();
            for (int k = 0; k < 5; k++) sb.append(o.get("o" + k)).append('|').append(o.get("o" + k, "dflt")).append('|').append(o.get("o" + k, null)).append('|').append(o.origin("o" + k)).append("; ");
            System.out.println(sb.append(o.effective()));
        }
        LayeredOptions o = new LayeredOptions();
        p(() -> o.get(null)); p(() -> o.origin(null)); p(() -> o.get(null, "f")); p(() -> o.layer("a", null)); p(() -> o.layer("a", Map.of("k", "v")).get("k")); p(() -> o.layer("a", null)); p(() -> o.get(null)); p(() -> o.origin(null)); p(() -> o.get(null, "f"));
        p(() -> { Map<String, String> e = o.effective(); e.put("z", "1"); e.remove("k"); return e + "" + o.effective(); });
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
