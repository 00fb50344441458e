import com.meterly.pricing.CallPricing;

public class Proof {
    public static void main(String[] args) throws Exception {
        CallPricing c = new CallPricing();
        for (long n : new long[] {0, 999, 1000, 1001, 50_000, 50_001, 1_000_000, 2_000_000}) System.out.println(n + " " + c.tierName(n) + " " + c.bill(n));
        p(() -> c.bill(-1));
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
