import loyalty.LoyaltyDiscount;

public class Proof {
    public static void main(String[] args) {
        System.out.println(new LoyaltyDiscount(12, false).toPay(1999));
        System.out.println(new LoyaltyDiscount(4, true).discount(350));
        System.out.println(new LoyaltyDiscount(0, true).discount(10000));
    }
}
