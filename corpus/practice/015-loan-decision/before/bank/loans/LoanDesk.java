package bank.loans;

public class LoanDesk {
    public enum Decision { APPROVE, REVIEW, DECLINE, INVALID }

    private final CreditBureau bureau;
    private final DecisionLog log;

    public LoanDesk(CreditBureau bureau, DecisionLog log) {
        this.bureau = bureau;
        this.log = log;
    }

    public Decision decide(String applicantId, long amountCents) {
        Decision result;
        if (applicantId != null && !applicantId.isEmpty()) {
            if (amountCents > 0) {
                int score = bureau.scoreOf(applicantId);
                if (score >= 700) {
                    if (amountCents <= 5000000) {
                        result = Decision.APPROVE;
                    } else {
                        result = Decision.REVIEW;
                    }
                } else if (score >= 600) {
                    result = Decision.REVIEW;
                } else {
                    result = Decision.DECLINE;
                }
            } else {
                result = Decision.INVALID;
            }
        } else {
            result = Decision.INVALID;
        }
        log.record(applicantId, result);
        return result;
    }
}
