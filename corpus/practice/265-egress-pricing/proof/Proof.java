import com.nimbuscore.billing.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        EgressPricing p = new EgressPricing();
        for (long gb : new long[] {0, 1, 9, 10, 11, 100, 101, 1000, 1001}) System.out.println(gb + " " + p.rateFor(gb));
        System.out.println(p.total(List.of(new Usage("a", 100, true), new Usage("b", 50, false))));
    }
}
