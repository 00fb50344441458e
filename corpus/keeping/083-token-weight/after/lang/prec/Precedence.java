package lang.prec;

public final class Precedence {
    public int of(char op) {
        return switch (op) {
            case '*', '/', '%' -> 3;
            case '+', '-' -> 2;
            case '=' -> 1;
            default -> 0;
        };
    }

    public boolean isOperator(char op) {
        return of(op) != 0;
    }

    public boolean bindsTighter(char a, char b) {
        int left = of(a);
        int right = of(b);
        return left > right || (left == right && a != '=');
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
