import com.meterly.credits.CreditLedger;
import java.math.BigDecimal;

public class Proof {
    public static void main(String[] args) throws Exception {
        CreditLedger l = new CreditLedger();
        System.out.println(l.isExhausted("a"));
        l.topUp("a", new BigDecimal("12.50"));
        System.out.println(l.charge("a", new BigDecimal("12.50")) + " " + l.balance("a"));
        System.out.println(l.isExhausted("a") + " " + l.closeExhausted());
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
