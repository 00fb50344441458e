package bank.account;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

public final class Account {
    private final List<LedgerEntry> entries = new ArrayList<>();
    private final long limit;

    public Account(long limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("the overdraft limit must not be negative");
        }
        this.limit = limit;
    }

    public long balance() {
        return entries.isEmpty() ? 0 : entries.get(entries.size() - 1).balance();
    }

    public void deposit(long amount, String text) {
        long after = afterDeposit(amount);
        post(Objects.requireNonNullElse(text, "deposit"), amount, after);
    }

    public void withdraw(long amount, String text) {
        long after = afterWithdrawal(amount);
        post(Objects.requireNonNullElse(text, "withdrawal"), -amount, after);
    }

    /** All or nothing; also works from an account to itself. */
    public void transfer(Account to, long amount, String text) {
        Objects.requireNonNull(to, "to");
        if (to != this) {
            to.afterDeposit(amount);
        }
        withdraw(amount, text);
        to.deposit(amount, text);
    }

    private long afterDeposit(long amount) {
        return Math.addExact(balance(), positive(amount));
    }

    private long afterWithdrawal(long amount) {
        long after = Math.subtractExact(balance(), positive(amount));
        long missing = -limit - after;
        if (after < -limit) {
            throw new InsufficientFundsException(missing);
        }
        return after;
    }

    private void post(String text, long amount, long balance) {
        entries.add(new LedgerEntry(entries.size() + 1, text, amount, balance));
    }

    /** A view that grows with the account. */
    public List<LedgerEntry> entries() {
        return Collections.unmodifiableList(entries);
    }

    private static long positive(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amounts are positive, not " + amount);
        }
        return amount;
    }
}
