import orders.flow.OrderLifecycle;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        OrderLifecycle o = new OrderLifecycle();
        t("pay", () -> o.fire(OrderLifecycle.Action.PAY));
        t("cancel", () -> o.fire(OrderLifecycle.Action.CANCEL));
        t("state", o::state);
    }
}
