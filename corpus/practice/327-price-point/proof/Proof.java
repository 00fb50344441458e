import com.catalog.prices.*;
import java.math.BigDecimal;

public class Proof {
    public static void main(String[] args) {
        PriceHistory h = new PriceHistory();
        for (String a : new String[] {"10.00", "10.00", "10.0", "12.5", "12.50"}) System.out.println(h.add(new PricePoint("EUR", new BigDecimal(a))));
        System.out.println(h.points());
    }
}
