import com.ledgerly.receivables.*;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        List<OpenInvoice> open = List.of(
                new OpenInvoice("R-3", LocalDate.of(2024, 3, 1), new BigDecimal("20.00")),
                new OpenInvoice("R-1", LocalDate.of(2024, 1, 1), new BigDecimal("50.00")),
                new OpenInvoice("R-2", LocalDate.of(2024, 2, 1), new BigDecimal("80.00")));
        System.out.println(new PaymentAllocator().allocate(new BigDecimal("100.00"), open));
    }
}
