package formula.lex;

public final class LexException extends RuntimeException {
    private final int position;

    public LexException(String message, int position) {
        super(message);
        this.position = position;
    }

    public int position() {
        return position;
    }
}
