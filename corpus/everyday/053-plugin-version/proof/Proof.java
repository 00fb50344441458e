import dev.forgehub.plugins.PluginVersion;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        String[] in = {"1.0.0", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.1", "1.1.0", "2.0.0", "0.0.0", "1.0.0-1", "1.0.0-99999999999999999999", "1.0.0-99999999999999999998", "1.0.0-0", "1.0.0-0a", "1.0.0-A", "1.0.0-a-b", "1.0.0--", "1.0.0-1.1", "1.0.0-1.1.1", "999999999.0.0", "1.0.0-10", "1.0.0-9", "1.0.0-1a", "1.0.0-01a", "1.0.0-alpha.10.x", "1.0.0-alpha.9.x"};
        List<PluginVersion> all = new ArrayList<>();
        for (String s : in) { PluginVersion v = PluginVersion.parse(s); all.add(v); System.out.println(v + " " + v.hashCode()); }
        for (PluginVersion a : all) { StringBuilder sb = new StringBuilder(); for (PluginVersion b : all) sb.append(a.compareTo(b)).append(a.equals(b) ? "e" : ".").append(' '); System.out.println(sb); }
        for (String s : new String[] {"", "1", "1.0", "01.0.0", "1.0.0-01", "1.0.0-", "1.0.0-a..b", "1.0.0-00.a", "1.0.0-a.00", "1.0.0+x", "1234567890.0.0", " 1.0.0"}) p(() -> PluginVersion.parse(s));
        p(() -> PluginVersion.parse(null));
        p(() -> PluginVersion.parse("1.0.0").compareTo(null));
        p(() -> PluginVersion.parse("1.0.0").equals(null));
        p(() -> PluginVersion.parse("1.0.0-a").equals("1.0.0-a"));
        Collections.sort(all); System.out.println(all); System.out.println(new HashSet<>(all).size());
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
