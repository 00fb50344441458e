import com.partsmart.pricing.VolumeDiscount;
import java.math.BigDecimal;

public class Proof {
    public static void main(String[] args) {
        VolumeDiscount discount = new VolumeDiscount();
        for (int pieces : new int[] {0, 49, 50, 51, 200, 201, 1000, 1001}) {
            System.out.println(pieces + " " + discount.percentFor(pieces) + " "
                    + discount.linePrice(new BigDecimal("1.99"), pieces));
        }
    }
}
