import com.invoicing.vat.*;

public class Proof {
    public static void main(String[] args) {
        CachingVatRegistry r = new CachingVatRegistry(n -> { System.out.println("asked " + n); return n.startsWith("DE") ? "ACME" : null; });
        System.out.println(r.companyName("de 12") + r.companyName("DE12") + r.isKnown("DE12"));
        System.out.println(r.companyName("xx 1") + r.companyName("XX1") + r.isKnown("XX1"));
    }
}
