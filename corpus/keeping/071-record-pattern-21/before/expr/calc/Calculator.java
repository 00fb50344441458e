package expr.calc;

public final class Calculator {
    private int evaluated;

    public long eval(Expr e) {
        evaluated++;
        if (e instanceof Expr.Num n) {
            return n.value();
        }
        if (e instanceof Expr.Add a) {
            return eval(a.left()) + eval(a.right());
        }
        if (e instanceof Expr.Mul m) {
            return eval(m.left()) * eval(m.right());
        }
        if (e instanceof Expr.Neg g) {
            return -eval(g.inner());
        }
        throw new NullPointerException("no expression");
    }

    public int evaluated() {
        return evaluated;
    }
}
