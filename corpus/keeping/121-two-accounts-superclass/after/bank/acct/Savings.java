package bank.acct;

public class Savings extends Account {
    private int months;

    public long endMonth() {
        months++;
        balance += balance / 100;
        return balance;
    }

    public int months() {
        return months;
    }
}
