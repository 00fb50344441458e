import io.gatefold.roles.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        for (int m : new int[] {0, 1, 2, 3, 8, 16, 32, 64, 127, 128, 255, -1, Integer.MIN_VALUE, 79}) for (int n : new int[] {0, 1, 66, 79, -1, 48}) {
            RoleGrants a = RoleGrants.fromMask(m), b = RoleGrants.fromMask(n), s = a.plus(b);
            System.out.println(a.toMask() + " " + s.toMask() + s.rights() + a.includes(b) + b.includes(a) + s.includes(a) + s.includes(s));
            for (Right r : Right.values()) System.out.print(a.has(r) + " " + RoleGrants.fromMask(m).grant(r).toMask() + " " + RoleGrants.fromMask(m).revoke(r).rights() + " " + s.revoke(r).grant(Right.SHARE).toMask() + " ");
            List<Right> l = a.rights(); l.add(Right.ADMIN); System.out.println(l + "" + a.rights());
        }
        RoleGrants g = new RoleGrants();
        p(() -> g.grant(null)); p(() -> g.revoke(null)); p(() -> g.has(null)); p(() -> g.includes(null)); p(() -> g.plus(null)); p(() -> g.grant(Right.ADMIN) == g); p(() -> g.revoke(Right.READ) == g); p(g::rights);
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
