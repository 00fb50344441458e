package bank.loans;

public class LoanDesk {
    public enum Decision { APPROVE, REVIEW, DECLINE, INVALID }

    private static final int GOOD_SCORE = 700;
    private static final int FAIR_SCORE = 600;
    private static final long AUTO_APPROVAL_LIMIT = 50_000_00;

    private final CreditBureau bureau;
    private final DecisionLog log;

    public LoanDesk(CreditBureau bureau, DecisionLog log) {
        this.bureau = bureau;
        this.log = log;
    }

    public Decision decide(String applicantId, long amountCents) {
        Decision decision = evaluate(applicantId, amountCents);
        log.record(applicantId, decision);
        return decision;
    }

    private Decision evaluate(String applicantId, long amountCents) {
        if (applicantId == null || applicantId.isEmpty()) {
            return Decision.INVALID;
        }
        if (amountCents <= 0) {
            return Decision.INVALID;
        }
        int score = bureau.scoreOf(applicantId);
        if (score < FAIR_SCORE) {
            return Decision.DECLINE;
        }
        if (score < GOOD_SCORE) {
            return Decision.REVIEW;
        }
        return amountCents <= AUTO_APPROVAL_LIMIT ? Decision.APPROVE : Decision.REVIEW;
    }
}
