import java.util.*;
import till.TillReceipt;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        for (int w : new int[] {Integer.MIN_VALUE, 0, 11, 81, Integer.MAX_VALUE}) t("w" + w, () -> new TillReceipt(w).print());
        long[] cs = {0, 1, 9, 10, 99, 100, 101, 12345, -1, -9, -10, -99, -100, -101, -12345, Long.MAX_VALUE, Long.MIN_VALUE, 999999999L};
        String[] ns = {"", "x", "Bread", "A very long article name", "abcdefgh", "abcdefghi", "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz", null};
        for (int w : new int[] {12, 13, 20, 21, 22, 23, 24, 25, 40, 80}) for (long c : cs) for (String n : ns) t(w + "", () -> {
            TillReceipt r = new TillReceipt(w);
            r.add(n, c);
            r.add("Tea", -250);
            return r.print() + r.print();
        });
        Random rnd = new Random(1);
        for (int i = 0; i < 200; i++) {
            TillReceipt r = new TillReceipt(12 + rnd.nextInt(30));
            for (int k = rnd.nextInt(5); k > 0; k--) r.add(ns[rnd.nextInt(7)], rnd.nextInt(4000) - 2000);
            t("r", r::print);
        }
    }
}
