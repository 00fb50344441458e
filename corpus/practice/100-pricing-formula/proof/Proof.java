import java.util.*;
import pricing.formula.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        StringBuilder log = new StringBuilder();
        PricingFormula inner = new PricingFormula("a * 2");
        Variables vars = name -> {
            log.append(name).append(' ');
            if (name.equals("boom")) throw new IllegalStateException();
            if (name.equals("re")) return inner.evaluate(n -> 4);
            return name.length() * 1.5;
        };
        List<String> fs = new ArrayList<>(Arrays.asList(null, "", " ", "1", ".", "1.2.3", "a $", "boom $", "a b", "a 1", "1 a", "1a", "a1", "2(3)", "a(1)", "(a", "(a))", "--1", "- -a", "1 - - 2", "10-3-2", "8/2/2",
                "1/0", "-0", "0/0", "\u0661", "\u00e4+1", "re + re", "1..", ".5", "5.", "1e5", "a_b", "\ud835\udc00", "x\u00a0+1", "\u2003 1", "+1", "a+", "a*(b-", "1 .", "1 .5", "a.b"));
        Random r = new Random(9);
        String[] parts = {"a", "bb", "boom", "re", "1", "2.5", ".", "+", "-", "*", "/", "(", ")", " ", "$", "x1", "\t", "7"};
        for (int i = 0; i < 6000; i++) {
            StringBuilder sb = new StringBuilder();
            for (int k = r.nextInt(10); k > 0; k--) sb.append(parts[r.nextInt(parts.length)]);
            fs.add(sb.toString());
        }
        for (String f : fs) {
            t("" + f, () -> new PricingFormula(f).evaluate(vars));
            System.out.println(log); log.setLength(0);
            t("no vars", () -> new PricingFormula(f).evaluate(null));
        }
    }
}
