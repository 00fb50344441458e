import shop.basket.*;

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
        AuditedBasket a = new AuditedBasket((e, s, q) -> System.out.println("  " + e + " " + s + " " + q));
        AuditedBasket guest = new AuditedBasket((e, s, q) -> { });
        guest.put("pen", 2);
        guest.put("ink", 1);
        a.put("pen", 1);
        a.mergeFrom(guest);
        a.remove("ink");
        System.out.println(a.content());
    }
}
