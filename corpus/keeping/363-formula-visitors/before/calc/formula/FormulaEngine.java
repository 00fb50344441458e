package calc.formula;

import java.util.Map;

public final class FormulaEngine {

    private final Map<String, Long> variables;
    private int lookups;

    public FormulaEngine(Map<String, Long> variables) {
        if (variables == null) {
            throw new NullPointerException("variables");
        }
        this.variables = variables;
    }

    public long evaluate(Formula formula) {
        return formula.accept(new Evaluation());
    }

    public String print(Formula formula) {
        return formula.accept(new Printer());
    }

    public int lookups() {
        return lookups;
    }

    private final class Evaluation implements Formula.Visitor<Long> {
        @Override
        public Long number(long value) {
            return value;
        }

        @Override
        public Long variable(String name) {
            lookups++;
            Long value = variables.get(name);
            if (value == null) {
                throw new IllegalStateException("unbound " + name);
            }
            return value;
        }

        @Override
        public Long binary(char op, Formula left, Formula right) {
            long l = left.accept(this);
            if (op == '*' && l == 0) {
                return 0L;
            }
            long r = right.accept(this);
            if (op == '+') {
                return l + r;
            } else if (op == '-') {
                return l - r;
            } else if (op == '*') {
                return l * r;
            } else if (op == '/') {
                return l / r;
            }
            throw new UnsupportedOperationException("operator " + op);
        }
    }

    private static final class Printer implements Formula.Visitor<String> {
        @Override
        public String number(long value) {
            return value < 0 ? "(" + value + ")" : Long.toString(value);
        }

        @Override
        public String variable(String name) {
            return "$" + name;
        }

        @Override
        public String binary(char op, Formula left, Formula right) {
            return "(" + left.accept(this) + " " + op + " " + right.accept(this) + ")";
        }
    }
}
