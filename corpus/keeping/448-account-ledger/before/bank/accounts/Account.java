package bank.accounts;

import java.util.ArrayList;
import java.util.List;

public class Account {
    private final String owner;
    private final List<String> entries = new ArrayList<>();
    private long balance;
    private long feesPaid;

    public Account(String owner, long opening) {
        if (owner == null || opening < 0) {
            throw new IllegalArgumentException("account");
        }
        this.owner = owner;
        this.balance = opening;
        entries.add("open " + opening);
    }

    protected long feeFor(long amount) { return amount >= 10000 ? 0 : 25; }
    protected boolean mayOverdraw(long shortfall) { return false; }

    protected void posted(String entry) {
    }

    public final void deposit(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount");
        }
        balance = Math.addExact(balance, amount);
        String entry = "+" + amount;
        entries.add(entry);
        posted(entry);
    }

    public final boolean withdraw(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount");
        }
        long fee = feeFor(amount);
        long after = Math.subtractExact(Math.subtractExact(balance, amount), fee);
        if (after < 0 && !mayOverdraw(-after)) {
            entries.add("refused " + amount);
            return false;
        }
        balance = after;
        feesPaid += fee;
        String entry = "-" + amount + (fee == 0 ? "" : " fee " + fee);
        entries.add(entry);
        posted(entry);
        return true;
    }

    public final boolean transfer(Account to, long amount) {
        if (to == this) {
            return false;
        }
        if (to == null) {
            throw new NullPointerException("to");
        }
        if (!withdraw(amount)) {
            return false;
        }
        to.deposit(amount);
        return true;
    }

    public final long balance() { return balance; }
    public final long feesPaid() { return feesPaid; }

    public final List<String> statement(int last) {
        int from = Math.max(0, entries.size() - Math.max(0, last));
        return new ArrayList<>(entries.subList(from, entries.size()));
    }

    public String toString() { return owner + ":" + balance; }
}
