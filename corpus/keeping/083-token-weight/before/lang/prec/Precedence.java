package lang.prec;

public final class Precedence {
    public int of(char op) {
        return op == '*' || op == '/' || op == '%' ? 3 : op == '+' || op == '-' ? 2 : op == '=' ? 1 : 0;
    }

    public boolean isOperator(char op) {
        return of(op) != 0;
    }

    public boolean bindsTighter(char a, char b) {
        return a == '=' ? of(a) > of(b) : of(a) >= of(b);
    }

    public int count(String expression) {
        int n = 0;
        for (int i = 0; i < expression.length(); i++) {
            if (isOperator(expression.charAt(i))) {
                n++;
            }
        }
        return n;
    }
}
