package bank.acct;

public class Checking {
    private long balance;

    public void deposit(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount");
        }
        balance += amount;
    }

    public long balance() {
        return balance;
    }

    public boolean pay(long amount) {
        if (amount < 0 || amount > balance) {
            return false;
        }
        balance -= amount;
        return true;
    }
}
