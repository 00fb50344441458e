import com.procura.workflow.*;

public class Proof {
    public static void main(String[] args) {
        PurchaseWorkflow small = new PurchaseWorkflow(10000);
        System.out.println(small.advance(PurchaseState.ORDERED, 4000) + " " + small.state());
        PurchaseWorkflow strict = new PurchaseWorkflow(0);
        System.out.println(strict.advance(PurchaseState.ORDERED, 4000) + " " + strict.state());
        System.out.println(strict.advance(PurchaseState.REQUESTED, 4000) + " " + strict.state());
    }
}
