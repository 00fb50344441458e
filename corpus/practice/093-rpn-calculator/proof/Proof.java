import java.util.*;
import rpn.RpnCalculator;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        RpnCalculator c = new RpnCalculator();
        List<String> ps = new ArrayList<>(Arrays.asList(null, "", " ", "1", "1 2", "+", "1 +", "1 2 +", "+-", "1 2 +-", "-5", "+5", "5 0 /", "7 -2 /", "1 2 %",
                "9223372036854775807 1 +", "-9223372036854775808 -1 /", "99999999999999999999", "1\n2\t-", "1 2 3 * -", "*/ 1", "\u00661"));
        Random r = new Random(2);
        for (int i = 0; i < 1500; i++) {
            StringBuilder sb = new StringBuilder();
            for (int k = r.nextInt(9); k > 0; k--) sb.append(new String[] {"1", "2", "-3", "0", "+", "-", "*", "/", "+-", "x"}[r.nextInt(10)]).append(' ');
            ps.add(sb.toString());
        }
        for (String p : ps) t("" + p, () -> c.evaluate(p));
    }
}
