import shop.coupons.*;

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
        CouponService s = new CouponService();
        System.out.println(s.redeem(new Coupon("A", true, 1000, 10), "ann", 5000));
        System.out.println(s.redeem(new Coupon("B", false, 1000, 10), "ann", 5000));
        System.out.println(s.redeem(new Coupon("C", true, 1000, 10), "ann", 500));
    }
}
