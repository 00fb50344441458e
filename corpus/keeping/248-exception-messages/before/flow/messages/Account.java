package flow.messages;

public class Account {
    private final int id;
    private long balance;

    public Account(int id) {
        if (id <= 0) {
            throw new IllegalArgumentException("Invalid id");
        }
        this.id = id;
    }

    public void withdraw(long amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("Invalid amount");
        }
        if (amount > balance) {
            throw new IllegalStateException("Not enough");
        }
        balance -= amount;
    }

    public void deposit(long amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("Invalid amount");
        }
        balance = Math.addExact(balance, amount);
    }

    public long balance() {
        return balance;
    }

    public int id() {
        return id;
    }
}
