import com.harborline.stock.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        StockLedger ledger = new InMemoryStockLedger();
        ledger.putBack("TEA", 10);
        ledger.putBack("CUP", 1);
        ReservationService service = new ReservationService(ledger);
        System.out.println(service.reserve(List.of(new OrderLine("TEA", 6), new OrderLine("CUP", 2))));
        System.out.println("TEA left " + ledger.available("TEA"));
        System.out.println(service.reserve(List.of(new OrderLine("TEA", 8))));
    }
}
