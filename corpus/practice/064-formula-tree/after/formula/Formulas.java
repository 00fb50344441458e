package formula;

import java.util.Map;

public final class Formulas {

    private Formulas() {
    }

    public static double evaluate(Expr e, Map<String, Double> env) {
        if (e instanceof Expr.Num num) {
            return num.value();
        }
        if (e instanceof Expr.Var var) {
            return valueOf(var, env);
        }
        if (e instanceof Expr.Neg neg) {
            return -evaluate(neg.inner(), env);
        }
        if (e instanceof Expr.Bin bin) {
            return apply(bin.op(), evaluate(bin.left(), env), evaluate(bin.right(), env));
        }
        throw new IllegalArgumentException("unknown node " + e);
    }

    private static double valueOf(Expr.Var var, Map<String, Double> env) {
        Double value = env.get(var.name());
        if (value == null) {
            throw new IllegalArgumentException("unknown variable " + var.name());
        }
        return value;
    }

    private static double apply(char op, double left, double right) {
        return switch (op) {
            case '+' -> left + right;
            case '-' -> left - right;
            case '*' -> left * right;
            case '/' -> left / right;
            default -> throw new UnsupportedOperationException("operator " + op);
        };
    }

    public static String print(Expr e) {
        if (e instanceof Expr.Num num) {
            return String.valueOf(num.value());
        }
        if (e instanceof Expr.Var var) {
            return var.name();
        }
        if (e instanceof Expr.Neg neg) {
            return "-" + print(neg.inner());
        }
        if (e instanceof Expr.Bin bin) {
            return "(" + print(bin.left()) + " " + bin.op() + " " + print(bin.right()) + ")";
        }
        return "?";
    }
}
