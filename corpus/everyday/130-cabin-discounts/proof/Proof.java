import java.math.BigDecimal;
import travel.cabins.pricing.*;

public class Proof {
    public static void main(String[] args) {
        StayPricing p = new StayPricing(new BigDecimal("99.50"));
        for (int n : new int[] {1, 6, 7, 8, 14, 15, 28, 29}) {
            System.out.println(n + " " + p.discountPercent(n) + " " + p.price(n));
        }
    }
}
