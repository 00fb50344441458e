import com.invoicer.print.AmountFormatter;
import java.math.BigDecimal;

public class Proof {
    public static void main(String[] args) {
        AmountFormatter f = new AmountFormatter("EUR");
        for (String s : new String[] {"0", "1234.5", "-1234567.891", "0.125", "2.345", "1.005"}) {
            System.out.println(s + " -> " + f.format(new BigDecimal(s)));
        }
        System.out.println(f.formatColumn(new BigDecimal("10.625"), 14));
    }
}
