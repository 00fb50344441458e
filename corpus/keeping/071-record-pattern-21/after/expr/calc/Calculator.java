package expr.calc;

public final class Calculator {
    private int evaluated;

    public long eval(Expr e) {
        evaluated++;
        return switch (e) {
            case Expr.Num(long value) -> value;
            case Expr.Add(Expr left, Expr right) -> eval(left) + eval(right);
            case Expr.Mul(Expr left, Expr right) -> eval(left) * eval(right);
            case Expr.Neg(Expr inner) -> -eval(inner);
        };
    }

    public int evaluated() {
        return evaluated;
    }
}
