import office.approval.*;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        long[] amounts = {Long.MIN_VALUE, -1, 0, 20_000, 20_001, 200_000, 200_001, 400_000, 400_001, 5_000_000, 5_000_001, Long.MAX_VALUE};
        for (Set<String> absent : List.of(Set.<String>of(), Set.of("lead"), Set.of("manager", "director"), Set.of("board"), Set.of("lead", "manager", "director", "board")))
            for (long a : amounts) for (boolean u : new boolean[] {true, false}) for (String who : new String[] {null, "", "ann", "lead", "manager", "director", "board"})
                t(a + " " + u + " " + who, () -> new ApprovalChain(r -> { System.out.print("[" + r + "]"); return absent.contains(r); }).decide(new Request(who, a, u)));
        t("null", () -> new ApprovalChain(r -> false).decide(null));
        t("null calendar", () -> new ApprovalChain(null).decide(new Request("a", 1, false)));
        t("null calendar none", () -> new ApprovalChain(null).decide(new Request("board", Long.MAX_VALUE, true)));
        t("throwing", () -> new ApprovalChain(r -> { throw new UnsupportedOperationException(); }).decide(new Request("a", 1, false)));
        t("immutable", () -> new ApprovalChain(r -> false).decide(new Request("a", 1, false)).asked().add("x"));
    }
}
