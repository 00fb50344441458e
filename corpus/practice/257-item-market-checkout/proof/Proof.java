import com.trinketbay.market.*;
import java.math.BigDecimal;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        Checkout c = new Checkout(new BigDecimal("0.05"));
        CartLine a = new CartLine("potion", 1, new BigDecimal("0.30")), b = new CartLine("arrow", 3, new BigDecimal("0.10"));
        System.out.println(c.checkout(List.of()));
        System.out.println(c.checkout(List.of(a)));
        System.out.println(c.checkout(List.of(a, b)));
    }
}
