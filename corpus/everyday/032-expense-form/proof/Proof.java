import com.spendwise.forms.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        for (long limit : new long[] {-5, 0, 2500, Long.MAX_VALUE}) {
            ExpenseValidator v = new ExpenseValidator(limit);
            for (String e : new String[] {null, " ", "kim"}) for (String p : new String[] {null, "", "taxi", "train"})
                for (long c : new long[] {-20001, -1, 0, 1, 2500, 2501, 10000, 20001, 20002, Long.MAX_VALUE, Long.MIN_VALUE}) for (String r : new String[] {null, ""})
                    for (int g : new int[] {-1, 0, 1, 2, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                        ExpenseForm f = new ExpenseForm(e, p, c, r, g);
                        System.out.println(v.validate(f) + " " + v.isValid(f));
                    }
            t("null", () -> v.validate(null));
            t("null", () -> v.isValid(null));
            t("mutable", () -> { List<String> l = v.validate(new ExpenseForm("a", "abcde", 1, "x", 0)); l.add("mine"); return l; });
        }
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
