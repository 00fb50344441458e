import warehouse.StockRoom;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        StockRoom r = new StockRoom();
        String[] skus = {"a", "b", "", null};
        for (String s : skus) for (int q : new int[] {0, -1, Integer.MIN_VALUE, 1, 5, 6}) {
            t("avail " + s, () -> r.available(s));
            t("reserve " + s + q, () -> r.reserve(s, q));
            t("receive " + s + q, () -> { r.receive(s, q); return r.available(s); });
            t("reserve again " + s + q, () -> r.reserve(s, q));
            t("avail " + s, () -> r.available(s));
        }
        r.receive("big", Integer.MAX_VALUE);
        t("r", () -> r.reserve("big", 10));
        t("wrap", () -> { r.receive("big", 5); return r.available("big"); });
        t("r", () -> r.reserve("big", 1));
        t("r", () -> { r.receive("big", Integer.MAX_VALUE); return r.available("big"); });
    }
}
