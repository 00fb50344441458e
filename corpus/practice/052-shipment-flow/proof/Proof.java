import logistics.shipment.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        int[] calls = {0};
        Shipment s = new Shipment("S1", new CarrierGateway() {
            public String book(String id, int w) {
                if (calls[0]++ == 0) throw new IllegalArgumentException("carrier down");
                return id + "-" + w;
            }
            public void recall(String n) { }
        });
        s.pack(1200);
        t("first", () -> { s.dispatch(); return "ok"; });
        t("state", s::state);
        t("retry", () -> { s.dispatch(); return "ok"; });
        t("tracking", s::trackingNumber);
        t("journal", s::journal);
    }
}
