import com.intranet.roles.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        List<Rights> all = new ArrayList<>();
        for (int m = 0; m < 32; m++) all.add(Rights.fromMask(m));
        for (int m : new int[] {-1, 32, 33, 1 << 31, Integer.MAX_VALUE}) all.add(Rights.fromMask(m));
        all.add(Rights.NONE);
        all.add(Rights.of());
        all.add(Rights.of(Right.DELETE, Right.READ, Right.DELETE));
        for (Rights a : all) {
            StringBuilder s = new StringBuilder(a + " " + a.toMask() + " " + a.hashCode() + " " + a.count() + a.toList());
            for (Right r : Right.values()) s.append(a.allows(r));
            for (Rights b : all) s.append(a.plus(b)).append(a.minus(b).toMask()).append(a.includes(b)).append(a.equals(b));
            System.out.println(s);
            t("null right", () -> a.allows(null));
        }
        t("null plus", () -> all.get(0).plus(null));
        t("null minus", () -> all.get(0).minus(null));
        t("null includes", () -> all.get(0).includes(null));
        t("null array", () -> Rights.of((Right[]) null));
        t("null in array", () -> Rights.of(Right.READ, null));
        System.out.println(all.get(0).equals(null) + " " + all.get(0).equals("[]") + " " + new HashSet<>(all));
        List<Right> list = all.get(3).toList();
        list.clear();
        list.add(null);
        System.out.println(all.get(3) + " " + Rights.NONE.plus(all.get(5)) + Rights.NONE);
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
