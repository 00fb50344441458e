package bank.book;

public class InsufficientFundsException extends RuntimeException {
    private final long missing;

    public InsufficientFundsException(long missing) {
        super("missing " + missing);
        this.missing = missing;
    }

    public long getMissing() {
        return missing;
    }
}
