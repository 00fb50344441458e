import com.billing.tax.*;
import java.math.BigDecimal;

public class Proof {
    public static void main(String[] args) {
        Invoice i = new Invoice(new BigDecimal("0.19"));
        System.out.println(i.gross());
        for (int n = 0; n < 4; n++) {
            i.add(new Line("stamp", new BigDecimal("0.85"), 1));
            System.out.println(i.net() + " " + i.tax() + " " + i.gross());
        }
    }
}
