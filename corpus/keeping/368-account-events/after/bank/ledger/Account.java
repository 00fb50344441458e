package bank.ledger;

import bank.ledger.LedgerEvent.Deposited;
import bank.ledger.LedgerEvent.Frozen;
import bank.ledger.LedgerEvent.Opened;
import bank.ledger.LedgerEvent.Withdrawn;
import java.util.ArrayList;
import java.util.List;

public final class Account {

    private final List<LedgerEvent> history = new ArrayList<>();
    private String owner;
    private long balance;
    private boolean frozen;

    public void apply(LedgerEvent event) {
        switch (event) {
            case null -> {
                return;
            }
            case Opened(var name) -> {
                if (owner != null) {
                    throw new IllegalStateException("already open");
                }
                owner = name.trim();
            }
            case Deposited(var cents) -> {
                requireActive();
                balance = Math.addExact(balance, positive(cents));
            }
            case Withdrawn(var cents) -> {
                requireActive();
                if (positive(cents) > balance) {
                    throw new ArithmeticException("overdrawn");
                }
                balance -= cents;
            }
            case Frozen(var on) -> frozen = on;
        }
        history.add(event);
    }

    public int replay(List<LedgerEvent> events) {
        int applied = 0;
        for (LedgerEvent event : events) {
            apply(event);
            applied++;
        }
        return applied;
    }

    private void requireActive() {
        if (owner == null || frozen) {
            throw new IllegalStateException("account not active");
        }
    }

    private static long positive(long cents) {
        if (cents <= 0) {
            throw new IllegalArgumentException("amount " + cents);
        }
        return cents;
    }

    public List<LedgerEvent> history() {
        return List.copyOf(history);
    }

    public String statement() {
        return owner + ":" + balance + (frozen ? " (frozen)" : "");
    }
}
