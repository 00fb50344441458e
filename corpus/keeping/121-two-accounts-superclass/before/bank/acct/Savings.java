package bank.acct;

public class Savings {
    private long balance;
    private int months;

    public void deposit(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount");
        }
        balance += amount;
    }

    public long balance() {
        return balance;
    }

    public long endMonth() {
        months++;
        balance += balance / 100;
        return balance;
    }

    public int months() {
        return months;
    }
}
