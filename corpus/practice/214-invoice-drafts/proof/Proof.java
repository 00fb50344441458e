import com.billora.invoice.*;
import java.util.HashMap;
import java.util.Map;

public class Proof {
    public static void main(String[] args) {
        Map<String, InvoiceDraft> store = new HashMap<>();
        long[] counter = {100};
        InvoiceService service = new InvoiceService(new DraftRepository() {
            @Override public InvoiceDraft findOpen(String customer) { return store.get(customer); }
            @Override public void save(InvoiceDraft draft) { store.put(draft.customer(), draft); }
        }, () -> ++counter[0]);
        service.addPosition("c1", "Setup");
        service.addPosition("c1", "Training");
        System.out.println(service.addPosition("c2", "Hosting").number() + " of " + counter[0]);
    }
}
