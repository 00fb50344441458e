package bank.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Ledger {
    private static final long MAX_CENTS = 1_000_000_000_000L;
    private static final long FEE_FROM = 100_000;
    private static final long FEE = 150;

    private static class Account {
        long balance;
        int bookings;

        Account(long balance) {
            this.balance = balance;
        }
    }

    private final Map<String, Account> accounts = new TreeMap<>();
    private final List<String> log = new ArrayList<>();
    private final AuditHook hook;

    public Ledger(AuditHook hook) {
        this.hook = hook;
    }

    public void open(String name, long cents) {
        if (name == null || name.isEmpty() || cents < 0 || cents > MAX_CENTS) {
            throw new IllegalArgumentException("cannot open " + name + " with " + cents);
        }
        if (accounts.containsKey(name)) {
            throw new IllegalStateException(name + " exists");
        }
        accounts.put(name, new Account(cents));
    }

    public long transfer(String from, String to, long cents) {
        if (from == null || to == null || cents <= 0 || cents > MAX_CENTS) {
            throw new IllegalArgumentException("cannot transfer " + cents);
        }
        Account source = existing(from);
        Account target = existing(to);
        long fee = cents >= FEE_FROM ? FEE : 0;
        long needed = cents + fee;
        if (source.balance < needed) {
            throw new InsufficientFundsException(needed - source.balance);
        }
        source.balance -= needed;
        target.balance += cents;
        try {
            audit(from, to, cents);
        } catch (Throwable veto) {
            source.balance += needed;
            target.balance -= cents;
            log.add("rolled back " + from + ">" + to);
            throw veto;
        }
        source.bookings++;
        target.bookings++;
        log.add(from + ">" + to + " " + cents);
        return fee;
    }

    private Account existing(String name) {
        Account account = accounts.get(name);
        if (account == null) {
            throw new IllegalStateException("no account " + name);
        }
        return account;
    }

    private void audit(String from, String to, long cents) {
        if (hook != null) {
            hook.booked(from, to, cents);
        }
    }

    public long balance(String name) {
        if (name == null) {
            return -1;
        }
        Account account = accounts.get(name);
        return account == null ? -1 : account.balance;
    }

    public List<String> log() {
        return new ArrayList<>(log);
    }

    public String report() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, Account> e : accounts.entrySet()) {
            Account a = e.getValue();
            text.append(e.getKey()).append('=').append(a.balance)
                    .append(" (").append(a.bookings).append(")\n");
        }
        return text.toString();
    }
}
