package bank.account;

public class InsufficientFundsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final long missing;

    public InsufficientFundsException(long missing) {
        super("missing " + missing);
        this.missing = missing;
    }

    public long missing() {
        return missing;
    }
}
