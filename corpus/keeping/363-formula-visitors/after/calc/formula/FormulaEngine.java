package calc.formula;

import calc.formula.Formula.Bin;
import calc.formula.Formula.Num;
import calc.formula.Formula.Var;
import java.util.Map;
import java.util.Objects;

public final class FormulaEngine {

    private final Map<String, Long> variables;
    private int lookups;

    public FormulaEngine(Map<String, Long> variables) {
        this.variables = Objects.requireNonNull(variables, "variables");
    }

    public long evaluate(Formula formula) {
        return switch (formula) {
            case Num(long value) -> value;
            case Var(String name) -> lookup(name);
            case Bin(char op, Formula left, Formula right) -> {
                long l = evaluate(left);
                yield op == '*' && l == 0 ? 0L : apply(op, l, evaluate(right));
            }
        };
    }

    private long lookup(String name) {
        lookups++;
        Long value = variables.get(name);
        if (value == null) {
            throw new IllegalStateException("unbound " + name);
        }
        return value;
    }

    private static long apply(char op, long l, long r) {
        return switch (op) {
            case '+' -> l + r;
            case '-' -> l - r;
            case '*' -> l * r;
            case '/' -> l / r;
            default -> throw new UnsupportedOperationException("operator " + op);
        };
    }

    public String print(Formula formula) {
        return switch (formula) {
            case Num(long value) when value < 0 -> "(" + value + ")";
            case Num(long value) -> Long.toString(value);
            case Var(String name) -> "$" + name;
            case Bin(char op, Formula left, Formula right) ->
                    "(" + print(left) + " " + op + " " + print(right) + ")";
        };
    }

    public int lookups() {
        return lookups;
    }
}
