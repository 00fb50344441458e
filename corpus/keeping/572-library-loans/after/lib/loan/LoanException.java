package lib.loan;

public class LoanException extends Exception {
    private final String member;

    public LoanException(String member, String message) {
        super(message);
        this.member = member;
    }

    public String member() {
        return member;
    }
}
