package bank.loans;

public interface DecisionLog {
    void record(String applicantId, LoanDesk.Decision decision);
}
