import dining.RestaurantBill;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        for (int g : new int[] {Integer.MIN_VALUE, -1, 0, 1, 2, 5, 6, 7, Integer.MAX_VALUE})
            for (long c : new long[] {-1, 0, 1, 99, 1000, 1999, 2000, 2001, 33333, Long.MAX_VALUE / 3, Long.MAX_VALUE})
                for (int q : new int[] {-1, 0, 1, 2, 3, Integer.MAX_VALUE})
                    t(g + " " + c + " " + q, () -> {
                        RestaurantBill b = new RestaurantBill(g);
                        String s = b.total() + " " + b.perGuest();
                        b.order(c, q);
                        s += " " + b.subtotal() + " " + b.total() + " " + b.perGuest();
                        b.order(777, 1);
                        return s + " " + b.subtotal() + " " + b.total() + " " + b.perGuest();
                    });
    }
}
