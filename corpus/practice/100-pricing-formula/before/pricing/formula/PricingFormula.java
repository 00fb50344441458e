package pricing.formula;

public final class PricingFormula {

    private final String text;

    public PricingFormula(String text) {
        this.text = text;
    }

    public double evaluate(Variables variables) {
        return new Run(text, variables).run();
    }

    private static final class Run {
        private final String text;
        private final Variables variables;
        private int pos;

        Run(String text, Variables variables) {
            this.text = text;
            this.variables = variables;
        }

        double run() {
            double value = sum();
            skipSpaces();
            if (pos < text.length()) {
                throw new IllegalArgumentException("at " + pos);
            }
            return value;
        }

        private double sum() {
            double value = product();
            while (true) {
                skipSpaces();
                if (at('+')) {
                    pos++;
                    value += product();
                } else if (at('-')) {
                    pos++;
                    value -= product();
                } else {
                    return value;
                }
            }
        }

        private double product() {
            double value = factor();
            while (true) {
                skipSpaces();
                if (at('*')) {
                    pos++;
                    value *= factor();
                } else if (at('/')) {
                    pos++;
                    value /= factor();
                } else {
                    return value;
                }
            }
        }

        private double factor() {
            skipSpaces();
            if (at('-')) {
                pos++;
                return -factor();
            }
            if (at('(')) {
                pos++;
                double value = sum();
                skipSpaces();
                if (!at(')')) {
                    throw new IllegalArgumentException("missing )");
                }
                pos++;
                return value;
            }
            int start = pos;
            if (pos < text.length() && Character.isLetter(text.charAt(pos))) {
                while (pos < text.length() && Character.isLetterOrDigit(text.charAt(pos))) {
                    pos++;
                }
                return variables.value(text.substring(start, pos));
            }
            while (pos < text.length() && (Character.isDigit(text.charAt(pos)) || text.charAt(pos) == '.')) {
                pos++;
            }
            if (start == pos) {
                throw new IllegalArgumentException("at " + pos);
            }
            return Double.parseDouble(text.substring(start, pos));
        }

        private boolean at(char c) {
            return pos < text.length() && text.charAt(pos) == c;
        }

        private void skipSpaces() {
            while (pos < text.length() && Character.isWhitespace(text.charAt(pos))) {
                pos++;
            }
        }
    }
}
