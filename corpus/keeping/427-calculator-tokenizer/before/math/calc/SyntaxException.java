package math.calc;

public class SyntaxException extends RuntimeException {
    public SyntaxException(String message) { super(message); }
}
