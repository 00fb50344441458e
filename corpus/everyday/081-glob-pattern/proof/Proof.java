import org.siftwood.filter.GlobPattern;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        String pa = "ab*?\\AB*", ta = "abAB*?\\";
        Random r = new Random(17); int yes = 0;
        for (int i = 0; i < 20000; i++) {
            StringBuilder p = new StringBuilder(), t = new StringBuilder();
            for (int k = r.nextInt(7); k > 0; k--) p.append(pa.charAt(r.nextInt(pa.length())));
            for (int k = r.nextInt(7); k > 0; k--) t.append(ta.charAt(r.nextInt(ta.length())));
            boolean m = new GlobPattern(p.toString(), i % 2 == 0).matches(t.toString());
            if (m) yes++;
            System.out.print(m ? p + "~" + t + "\n" : ".");
        }
        System.out.println(yes);
        for (String s : new String[] {"", "*", "**", "*.jar", "*.*", "?", "\\*", "\\", "a\\", "*\\", "*a*b*c*"}) for (String t : new String[] {"", "a", "x.jar", ".jar", "*", "\\", "a\\", "xaybzc", "xaybz", "a.b.c"}) System.out.print(new GlobPattern(s, false).matches(t) ? 1 : 0);
        System.out.println();
        p(() -> new GlobPattern(null, true)); p(() -> new GlobPattern("*", true).matches(null)); p(() -> new GlobPattern("", true).matches(null)); p(() -> new GlobPattern("a", true).matches(null));
        p(() -> new GlobPattern("*.Log", true).select(List.of("a.log", "b.txt", "C.LOG"))); p(() -> new GlobPattern("x", true).select(Arrays.asList("x", null)));
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
