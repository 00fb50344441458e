package flow.messages;

public class Account {
    private final int id;
    private long balance;

    public Account(int id) {
        if (id <= 0) {
            throw new IllegalArgumentException("id must be positive but was " + id);
        }
        this.id = id;
    }

    public void withdraw(long amount) {
        requireNotNegative(amount);
        if (amount > balance) {
            throw new IllegalStateException(amount + " wanted but only " + balance + " there");
        }
        balance -= amount;
    }

    public void deposit(long amount) {
        requireNotNegative(amount);
        balance = Math.addExact(balance, amount);
    }

    private static void requireNotNegative(long amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("negative amount: " + amount);
        }
    }

    public long balance() {
        return balance;
    }

    public int id() {
        return id;
    }
}
