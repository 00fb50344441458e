package calc.formula;

public sealed interface Formula {

    <R> R accept(Visitor<R> visitor);

    interface Visitor<R> {
        R number(long value);

        R variable(String name);

        R binary(char op, Formula left, Formula right);
    }

    record Num(long value) implements Formula {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.number(value);
        }
    }

    record Var(String name) implements Formula {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.variable(name);
        }
    }

    record Bin(char op, Formula left, Formula right) implements Formula {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.binary(op, left, right);
        }
    }
}
