import org.depotline.model.ArtifactCoordinate;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        List<ArtifactCoordinate> ok = new ArrayList<>();
        for (String s : new String[] {"a:b:1", "a:b:2", "a:b", "a:b:latest", "a:c:1", "b:a:1", "::", "a:b:", ":b", "", "a", "a:b:c:d", "A:b:1", "zzz:yyy:10"}) { p(() -> ArtifactCoordinate.parse(s)); try { ok.add(ArtifactCoordinate.parse(s)); } catch (RuntimeException e) { } }
        for (ArtifactCoordinate a : ok) { StringBuilder sb = new StringBuilder().append(a.hashCode()).append(a.getGroup()).append(a.getName()).append(a.getVersion()); for (ArtifactCoordinate b : ok) sb.append(' ').append(a.compareTo(b)).append(a.equals(b)); System.out.println(sb); }
        p(() -> ArtifactCoordinate.parse(null)); p(() -> new ArtifactCoordinate(null, null, null)); p(() -> new ArtifactCoordinate("a", null, null)); p(() -> new ArtifactCoordinate("a", "b", null).withVersion("3").withVersion(null));
        p(() -> ok.get(0).compareTo(null)); p(() -> ok.get(0).equals(null)); p(() -> ok.get(0).equals("a:b:1"));
        System.out.println(new HashSet<>(ok)); System.out.println(new TreeSet<>(ok));
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
