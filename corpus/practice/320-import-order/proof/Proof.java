import com.migrate.tables.*;

public class Proof {
    public static void main(String[] args) {
        System.out.println(new ImportPlan().table("invoice", "customer").table("line", "product").order());
        try { System.out.println(new ImportPlan().table("a", "b").table("b", "a").order()); } catch (CyclicImportException e) { System.out.println(e); }
        try { System.out.println(new ImportPlan().table("customer").table("invoice", "customer").table("payment", "customer", "invoice").order()); } catch (CyclicImportException e) { System.out.println(e); }
    }
}
