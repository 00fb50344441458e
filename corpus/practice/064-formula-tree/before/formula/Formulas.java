package formula;

import java.util.Map;

public final class Formulas {

    private Formulas() {
    }

    public static double evaluate(Expr e, Map<String, Double> env) {
        if (e instanceof Expr.Num) {
            Expr.Num num = (Expr.Num) e;
            return num.value();
        } else if (e instanceof Expr.Var) {
            Expr.Var var = (Expr.Var) e;
            Double value = env.get(var.name());
            if (value == null) {
                throw new IllegalArgumentException("unknown variable " + var.name());
            }
            return value;
        } else if (e instanceof Expr.Neg) {
            Expr.Neg neg = (Expr.Neg) e;
            return -evaluate(neg.inner(), env);
        } else if (e instanceof Expr.Bin) {
            Expr.Bin bin = (Expr.Bin) e;
            double left = evaluate(bin.left(), env);
            double right = evaluate(bin.right(), env);
            switch (bin.op()) {
                case '+':
                    return left + right;
                case '-':
                    return left - right;
                case '*':
                    return left * right;
                case '/':
                    return left / right;
                default:
                    throw new UnsupportedOperationException("operator " + bin.op());
            }
        } else {
            throw new IllegalArgumentException("unknown node " + e);
        }
    }

    public static String print(Expr e) {
        String result;
        if (e instanceof Expr.Num) {
            result = String.valueOf(((Expr.Num) e).value());
        } else if (e instanceof Expr.Var) {
            result = ((Expr.Var) e).name();
        } else if (e instanceof Expr.Neg) {
            result = "-" + print(((Expr.Neg) e).inner());
        } else if (e instanceof Expr.Bin) {
            Expr.Bin bin = (Expr.Bin) e;
            result = "(" + print(bin.left()) + " " + bin.op() + " " + print(bin.right()) + ")";
        } else {
            result = "?";
        }
        return result;
    }
}
