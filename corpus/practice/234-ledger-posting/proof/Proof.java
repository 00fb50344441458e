import com.ledgerly.posting.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        Ledger ledger = new InMemoryLedger();
        ledger.open("bank");
        ledger.open("sales");
        ledger.post(List.of(new Entry("bank", 500), new Entry("sales", -500)));
        try {
            ledger.post(List.of(new Entry("bank", 300), new Entry("salse", -300)));
        } catch (UnknownAccountException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ledger.balance("bank") + " " + ledger.balance("sales"));
    }
}
