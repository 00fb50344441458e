import com.podlift.manifest.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        ManifestValidator v = new ManifestValidator(5), none = new ManifestValidator(-1);
        String[] names = {null, "", "web", "Web", "a-very-long-name-of-a-service", "9x", "A-very-long-name-of-a-service", " "};
        String[] images = {null, "", "nginx", "nginx:latest", "nginx:1.2", ":latest", "a:b:latest", "reg:5000/x"};
        Integer[] reps = {null, -1, 0, 1, 5, 6, 1000};
        List<List<Integer>> ports = new ArrayList<>(); ports.add(null); ports.add(List.of()); ports.add(List.of(80, 443)); ports.add(List.of(8080, 8080, 8080)); ports.add(List.of(0, 0, 65535, 65536, 65535)); ports.add(Arrays.asList(80, null, 0));
        for (String n : names) for (String i : images) for (Integer k : reps) for (List<Integer> q : ports) { Manifest m = new Manifest(n, i, k, q); p(() -> v.validate(m)); p(() -> none.isValid(m)); }
        p(() -> v.validate(null)); p(() -> v.isValid(null)); p(() -> { List<String> l = v.validate(new Manifest("web", "a:1", 1, null)); l.add("x"); return l; });
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
