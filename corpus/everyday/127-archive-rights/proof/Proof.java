import gov.archive.rights.*;
import java.util.*;

public class Proof {
    static void attempt(Runnable r) {
        try { r.run(); } catch (RuntimeException e) { System.out.println(e.getClass() + (e instanceof IllegalArgumentException ? e.getMessage() : "")); }
    }
    public static void main(String[] args) {
        List<Rights> all = new ArrayList<>();
        for (int m : new int[] {-1, 32, 33, Integer.MIN_VALUE, 64 + 3}) attempt(() -> Rights.fromMask(m));
        for (int m = 0; m < 32; m++) all.add(Rights.fromMask(m));
        for (Rights a : all) {
            System.out.println(a + " " + a.toMask() + " " + a.hashCode() + a.equals(null) + a.equals("x") + a.equals(Rights.NONE));
            for (Right r : Right.values()) System.out.print(a.allows(r));
            List<Right> l = a.list();
            l.add(Right.VIEW);
            System.out.println(l + "" + a);
            for (Rights b : all) System.out.print(a.covers(b) + " " + a.plus(b).toMask() + " " + a.minus(b).toMask() + a.equals(b) + ";");
            attempt(() -> a.allows(null));
            attempt(() -> a.covers(null));
            attempt(() -> a.plus(null));
            attempt(() -> a.minus(null));
        }
        System.out.println(Rights.of() + "" + Rights.of(Right.DELETE, Right.VIEW, Right.VIEW) + new HashSet<>(all));
        attempt(() -> Rights.of((Right) null));
        attempt(() -> Rights.of((Right[]) null));
        attempt(() -> Rights.of(Right.VIEW, null));
    }
}
