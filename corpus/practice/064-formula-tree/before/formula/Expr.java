package formula;

/** A formula; callers may bring nodes of their own, which the evaluator does not know. */
public interface Expr {
    record Num(double value) implements Expr { }

    record Var(String name) implements Expr { }

    record Neg(Expr inner) implements Expr { }

    record Bin(char op, Expr left, Expr right) implements Expr { }
}
