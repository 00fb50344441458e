import formula.*;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        Map<String, Double> env = new HashMap<>();
        env.put("x", 2.5); env.put("n", null); env.put(null, 9.0);
        Expr own = new Expr() { public String toString() { return "own"; } };
        List<Expr> leaves = new ArrayList<>(Arrays.asList(new Expr.Num(0), new Expr.Num(-0.0), new Expr.Num(Double.NaN), new Expr.Num(7),
                new Expr.Var("x"), new Expr.Var("y"), new Expr.Var("n"), new Expr.Var(null), own, null));
        List<Expr> all = new ArrayList<>(leaves);
        for (Expr l : leaves) all.add(new Expr.Neg(l));
        for (char op : "+-*/%\0".toCharArray()) for (Expr a : leaves) for (Expr b : leaves) all.add(new Expr.Bin(op, a, new Expr.Neg(b)));
        for (Expr e : all) {
            t("p", () -> Formulas.print(e));
            t("e", () -> Formulas.evaluate(e, env));
            t("e null env", () -> Formulas.evaluate(e, null));
            t("e tree", () -> Formulas.evaluate(e, new TreeMap<>(Map.of("x", 1.0))));
        }
    }
}
