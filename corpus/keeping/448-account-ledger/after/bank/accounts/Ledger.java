package bank.accounts;

import java.util.ArrayList;
import java.util.List;

final class Ledger {
    private final List<String> entries = new ArrayList<>();
    private long balance;
    private long fees;

    Ledger(long opening) {
        balance = opening;
        entries.add("open " + opening);
    }

    String credit(long amount) {
        balance = Math.addExact(balance, amount);
        return note("+" + amount);
    }

    long balanceAfter(long amount, long fee) {
        return Math.subtractExact(Math.subtractExact(balance, amount), fee);
    }

    String debit(long amount, long fee, long newBalance) {
        balance = newBalance;
        fees += fee;
        return note(fee == 0 ? "-" + amount : "-" + amount + " fee " + fee);
    }

    void refused(long amount) { note("refused " + amount); }

    private String note(String entry) {
        entries.add(entry);
        return entry;
    }

    long balance() { return balance; }
    long fees() { return fees; }

    List<String> tail(int wanted) {
        int count = Math.min(Math.max(wanted, 0), entries.size());
        return new ArrayList<>(entries.subList(entries.size() - count, entries.size()));
    }
}
