import com.quoteflow.sales.*;
import java.math.BigDecimal;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        BigDecimal vat = new BigDecimal("19");
        Quote quote = new Quote(List.of(
                new QuoteLine("bolt", 1, new BigDecimal("0.13"), vat),
                new QuoteLine("nut", 1, new BigDecimal("0.13"), vat),
                new QuoteLine("washer", 3, new BigDecimal("0.17"), vat)));
        System.out.println(quote.netTotal() + " " + quote.taxTotal() + " " + quote.grossTotal());
        System.out.println(new Quote(List.of()).taxTotal());
    }
}
