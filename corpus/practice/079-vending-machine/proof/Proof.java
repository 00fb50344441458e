import java.util.*;
import vending.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    static VendingMachine m;
    static StringBuilder log = new StringBuilder();
    static void step(int op, int arg) {
        String[] slots = {"a", "b", "neg", null, "none"};
        try {
            switch (op) {
                case 0: m.insert(new int[] {50, 100, 0, -5, Integer.MAX_VALUE}[arg % 5]); break;
                case 1: log.append(m.select(slots[arg % 5])); break;
                case 2: m.cancel(); break;
                case 3: m.repair(); break;
                default: m.setPrice("b", arg * 10 - 20);
            }
        } catch (Throwable e) { log.append(e.getClass().getSimpleName()); }
        log.append("[").append(m.credit()).append(m.isBroken() ? "B" : "").append("]");
    }
    public static void main(String[] args) {
        for (int seed = 0; seed < 400; seed++) {
            Random r = new Random(seed);
            int[] depth = {0};
            m = new VendingMachine(seed % 9 == 8 ? null : new Dispenser() {
                void wild() { if (depth[0] < 2 && r.nextInt(3) == 0) { depth[0]++; step(r.nextInt(5), r.nextInt(5)); depth[0]--; } }
                public boolean drop(String s) { log.append("drop").append(s); wild(); int k = r.nextInt(6); if (k == 0) throw new IllegalStateException(); return k > 1; }
                public void returnCoins(int c) { log.append("ret").append(c); wild(); if (r.nextInt(8) == 0) throw new UnsupportedOperationException(); }
            });
            m.setPrice("a", 50); m.setPrice("b", 70); m.setPrice("neg", -10); m.setPrice(null, 20);
            VendingMachine other = new VendingMachine(null);
            for (int i = 0; i < 30; i++) step(r.nextInt(5), r.nextInt(5));
            System.out.println(log + " " + other.credit() + other.isBroken());
            log.setLength(0);
        }
    }
}
