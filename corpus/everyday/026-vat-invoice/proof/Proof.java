import com.tillpoint.tax.*;
import java.math.BigDecimal;

public class Proof {
    public static void main(String[] args) {
        InvoiceTotals totals = new InvoiceTotals("0.19");
        for (int i = 0; i < 3; i++) totals.add(new InvoiceLine("pen", 1, new BigDecimal("0.45")));
        System.out.println(totals.net() + " " + totals.tax() + " " + totals.gross());
    }
}
