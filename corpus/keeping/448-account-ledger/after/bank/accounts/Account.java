package bank.accounts;

import java.util.List;
import java.util.Objects;

public class Account {
    private final String owner;
    private final Ledger ledger;

    public Account(String owner, long opening) {
        if (owner == null || opening < 0) {
            throw new IllegalArgumentException("owner and opening balance needed");
        }
        this.owner = owner;
        this.ledger = new Ledger(opening);
    }

    protected long feeFor(long amount) { return amount >= 10000 ? 0 : 25; }
    protected boolean mayOverdraw(long shortfall) { return false; }

    protected void posted(String entry) {
    }

    public final void deposit(long amount) {
        requirePositive(amount);
        posted(ledger.credit(amount));
    }

    public final boolean withdraw(long amount) {
        requirePositive(amount);
        long fee = feeFor(amount);
        long after = ledger.balanceAfter(amount, fee);
        if (after < 0 && !mayOverdraw(-after)) {
            ledger.refused(amount);
            return false;
        }
        posted(ledger.debit(amount, fee, after));
        return true;
    }

    private static void requirePositive(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount must be positive: " + amount);
        }
    }

    public final boolean transfer(Account to, long amount) {
        if (to == this) {
            return false;
        }
        Objects.requireNonNull(to, "to");
        boolean paid = withdraw(amount);
        if (paid) {
            to.deposit(amount);
        }
        return paid;
    }

    public final long balance() { return ledger.balance(); }
    public final long feesPaid() { return ledger.fees(); }
    public final List<String> statement(int last) { return ledger.tail(last); }
    public String toString() { return owner + ":" + ledger.balance(); }
}
