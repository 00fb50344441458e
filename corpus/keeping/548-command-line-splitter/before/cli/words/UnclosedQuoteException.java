package cli.words;

public class UnclosedQuoteException extends Exception {
    private final int position;

    public UnclosedQuoteException(int position) {
        super("quote opened at " + position);
        this.position = position;
    }

    public int position() {
        return position;
    }
}
