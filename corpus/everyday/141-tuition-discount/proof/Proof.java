import edu.bursar.billing.*;
import java.math.BigDecimal;

public class Proof {
    public static void main(String[] args) {
        TuitionInvoice i = new TuitionInvoice(new BigDecimal("0.15"));
        for (String f : new String[] {"199.90", "99.90", "249.90"}) {
            i.add("c" + f, new BigDecimal(f));
            System.out.println(i.gross() + " " + i.discount() + " " + i.net());
        }
    }
}
