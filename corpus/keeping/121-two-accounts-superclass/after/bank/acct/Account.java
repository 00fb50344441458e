package bank.acct;

abstract class Account {
    protected long balance;

    public void deposit(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("not positive: " + amount);
        }
        balance += amount;
    }

    public long balance() {
        return balance;
    }
}
