package bank.account;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class Account {
    private final List<LedgerEntry> entries = new ArrayList<>();
    private final long limit;
    private long balance;

    public Account(long limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("limit");
        }
        this.limit = limit;
    }

    public long balance() {
        return balance;
    }

    public void deposit(long amount, String text) {
        checkAmount(amount);
        balance = Math.addExact(balance, amount);
        entries.add(new LedgerEntry(entries.size() + 1, text == null ? "deposit" : text, amount, balance));
    }

    public void withdraw(long amount, String text) {
        checkAmount(amount);
        long left = Math.subtractExact(balance, amount);
        if (left < -limit) {
            throw new InsufficientFundsException(-limit - left);
        }
        balance = left;
        entries.add(new LedgerEntry(entries.size() + 1, text == null ? "withdrawal" : text, -amount, balance));
    }

    /** All or nothing; also works from an account to itself. */
    public void transfer(Account to, long amount, String text) {
        if (to == null) {
            throw new NullPointerException("to");
        }
        if (amount > 0 && to != this) {
            Math.addExact(to.balance, amount);
        }
        withdraw(amount, text);
        to.deposit(amount, text);
    }

    /** A view that grows with the account. */
    public List<LedgerEntry> entries() {
        return Collections.unmodifiableList(entries);
    }

    private static void checkAmount(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount " + amount);
        }
    }
}
