package pricing.formula;

public final class PricingFormula {

    private final String text;

    public PricingFormula(String text) {
        this.text = text;
    }

    public double evaluate(Variables variables) {
        Lexer lexer = new Lexer(text);
        double value = sum(lexer, variables);
        if (!lexer.isAtEnd()) {
            throw new IllegalArgumentException("unexpected text");
        }
        return value;
    }

    private static double sum(Lexer lexer, Variables variables) {
        double value = product(lexer, variables);
        while (true) {
            if (lexer.accept('+')) {
                value += product(lexer, variables);
            } else if (lexer.accept('-')) {
                value -= product(lexer, variables);
            } else {
                return value;
            }
        }
    }

    private static double product(Lexer lexer, Variables variables) {
        double value = factor(lexer, variables);
        while (true) {
            if (lexer.accept('*')) {
                value *= factor(lexer, variables);
            } else if (lexer.accept('/')) {
                value /= factor(lexer, variables);
            } else {
                return value;
            }
        }
    }

    private static double factor(Lexer lexer, Variables variables) {
        if (lexer.accept('-')) {
            return -factor(lexer, variables);
        }
        if (lexer.accept('(')) {
            double value = sum(lexer, variables);
            if (!lexer.accept(')')) {
                throw new IllegalArgumentException("missing )");
            }
            return value;
        }
        Lexer.Token token = lexer.next();
        return switch (token.kind()) {
            case NAME -> variables.value(token.text());
            case NUMBER -> Double.parseDouble(token.text());
            case SYMBOL, END -> throw new IllegalArgumentException("unexpected " + token);
        };
    }
}
