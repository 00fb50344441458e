import com.paybridge.retry.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        List<Long> pauses = new ArrayList<>();
        RetryingCaller caller = new RetryingCaller(3, 100, pauses::add);
        int[] calls = {0};
        t("fails", () -> caller.call(() -> { calls[0]++; throw new PaymentException("busy", true); }));
        System.out.println(calls[0] + " " + pauses);
        pauses.clear();
        t("works", () -> caller.call(() -> "ok"));
        t("once", () -> new RetryingCaller(1, 50, pauses::add).call(() -> { throw new PaymentException("busy", true); }));
        System.out.println(pauses);
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
