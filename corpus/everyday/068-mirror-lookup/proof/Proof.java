import io.cratekeep.mirror.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        StringBuilder log = new StringBuilder();
        List<Mirror> ms = new ArrayList<>();
        String[] urls = {"http://a/%s", null, "https://b/%s", "http://a/%s", "ftp://c/%s", "https://d/%s"};
        for (int i = 0; i < urls.length; i++) { int n = i; ms.add(new Mirror() {
            public boolean isUp() { log.append('u').append(n); return n != 4; }
            public String locate(String a) { log.append('l').append(n); if ("boom".equals(a)) throw new IllegalStateException("boom" + n); return urls[n] == null || "none".equals(a) ? null : urls[n].formatted(a); } }); }
        MirrorLookup l = new MirrorLookup(ms);
        for (String a : new String[] {"x.jar", "none", "boom", null, ""}) {
            for (int k = -2; k < 8; k++) { int lim = k; p(() -> l.locations(a, lim)); System.out.println(log); log.setLength(0); }
            for (String s : new String[] {"http", "https", "ftp", null, ""}) { p(() -> l.first(a, s)); System.out.println(log); log.setLength(0); }
            p(() -> l.complete(Arrays.asList("x", a, "y"))); System.out.println(log); log.setLength(0);
        }
        p(() -> l.complete(List.of())); p(() -> l.complete(null)); p(() -> new MirrorLookup(null));
        p(() -> l.locations("x", 2).add("y")); p(() -> l.locations("x", 0).add("y")); p(() -> l.locations("x", 3).contains(null)); p(() -> { l.locations("x", 3).set(0, "z"); return 1; });
        MirrorLookup nul = new MirrorLookup(Arrays.asList(ms.get(0), null));
        p(() -> nul.locations("x", 1)); p(() -> nul.locations("x", 2)); p(() -> nul.first("x", "http")); p(() -> nul.first("x", "ftp"));
        ms.clear(); p(() -> l.locations("x", 9));
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
