package bank.acct;

public class Checking extends Account {
    public boolean pay(long amount) {
        if (amount < 0 || amount > balance) {
            return false;
        }
        balance -= amount;
        return true;
    }
}
