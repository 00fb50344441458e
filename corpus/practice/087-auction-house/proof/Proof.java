import auction.*;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        for (int seed = 0; seed < 300; seed++) {
            Random r = new Random(seed);
            Auction a = new Auction(new long[] {0, 10, -5, Long.MAX_VALUE, Long.MIN_VALUE}[r.nextInt(5)]);
            List<BidListener> ls = new ArrayList<>();
            ls.add(null);
            int[] depth = {0};
            for (int i = 0; i < 4; i++) {
                int id = i;
                ls.add(new BidListener() {
                    public boolean equals(Object o) { return o != null && o.hashCode() == hashCode(); }
                    public int hashCode() { return id / 2 == 1 ? 7 : id; }
                    void wild() { if (depth[0] < 2 && r.nextInt(3) == 0) { depth[0]++; step(a, ls, r); depth[0]--; } if (r.nextInt(12) == 0) throw new ArithmeticException(); }
                    public void newHighestBid(String b, long c) { System.out.print(id + b + c + " "); wild(); }
                    public void closed(String w) { System.out.print(id + "closed" + w + " "); wild(); }
                });
            }
            for (int i = 0; i < 25; i++) step(a, ls, r);
            t("end", a::close);
        }
    }
    static void step(Auction a, List<BidListener> ls, Random r) {
        BidListener l = ls.get(r.nextInt(ls.size()));
        switch (r.nextInt(12)) {
            case 0: t("rm", () -> { a.removeListener(l); return 1; }); break;
            case 1: case 2: t("add", () -> { a.addListener(l); return 1; }); break;
            case 3: if (r.nextInt(4) == 0) { t("close", a::close); break; }
            default: String b = r.nextInt(5) == 0 ? null : "b" + r.nextInt(3); long c = r.nextInt(9) == 0 ? Long.MAX_VALUE : r.nextInt(60) - 10; t("bid", () -> a.bid(b, c));
        }
    }
}
