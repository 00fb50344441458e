import shop.pricing.*;

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
        PriceEngine e = new PriceEngine().plug("promo", (s, c) -> c - 100).plug("tax", (s, c) -> c * 119 / 100);
        System.out.println(e.price("a", 1000) + " " + e.pluginCount());
        e.plug("promo", (s, c) -> c / 2);
        System.out.println(e.price("a", 1000) + " " + e.pluginCount());
    }
}
