package bank.loans;

public interface CreditBureau {
    int scoreOf(String applicantId);
}
