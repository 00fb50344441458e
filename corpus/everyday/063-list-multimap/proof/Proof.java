import org.sundry.collect.ListMultimap;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        ListMultimap<String, Integer> m = new ListMultimap<>();
        Random r = new Random(11);
        for (int i = 0; i < 3000; i++) {
            String k = r.nextInt(9) == 0 ? null : "k" + r.nextInt(5);
            Integer v = r.nextInt(9) == 0 ? null : 120 + r.nextInt(12);
            int op = r.nextInt(20);
            if (op < 9) m.put(k, v);
            else if (op < 15) System.out.println(m.remove(k, v));
            else if (op == 15) { List<Integer> old = m.removeAll(k); old.add(1); System.out.println(old + "" + m.get(k)); }
            else if (op == 16) { List<Integer> g = m.get(k); g.add(7); System.out.println(g); }
            else if (op == 17) System.out.println(m.removeEverywhere(v));
            else if (op == 18) System.out.println(m.invert() + " " + m.invert().size());
            else System.out.println(m.removeEverywhere(1000 + i));
            System.out.println(m + " " + m.size() + " " + m.keys());
        }
        p(() -> new ListMultimap<String, String>().removeEverywhere(null));
        p(() -> new ListMultimap<String, String>().removeAll(null));
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
