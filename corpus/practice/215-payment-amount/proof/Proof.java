import com.paybridge.core.PaymentAmount;
import java.util.HashSet;
import java.util.Set;

public class Proof {
    public static void main(String[] args) {
        PaymentAmount a = PaymentAmount.of("10.0", "EUR");
        PaymentAmount b = PaymentAmount.of("10.00", "EUR");
        System.out.println(a.equals(b) + " " + a.compareTo(b) + " " + a.plus(b));
        Set<PaymentAmount> set = new HashSet<>();
        set.add(a);
        System.out.println(set.contains(b));
    }
}
