import shop.shipping.*;

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
        for (Carrier c : new Carrier[] {new GroundCarrier(), new AirCarrier(), new FreightCarrier()})
            for (int g : new int[] {1, 999, 1000, 1001, 45_000, 100_000, 250_000})
                t(c.name() + " " + g, () -> c.quoteCents(g, 2));
    }
}
