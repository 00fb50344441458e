package bank.ledger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

public final class Account {

    private final Map<Class<?>, Consumer<LedgerEvent>> handlers = new HashMap<>();
    private final List<LedgerEvent> history = new ArrayList<>();
    private String owner;
    private long balance;
    private boolean frozen;

    public Account() {
        handlers.put(LedgerEvent.Opened.class, e -> {
            if (owner != null) {
                throw new IllegalStateException("already open");
            }
            owner = ((LedgerEvent.Opened) e).owner().trim();
        });
        handlers.put(LedgerEvent.Deposited.class, e -> {
            requireActive();
            balance = Math.addExact(balance, positive(((LedgerEvent.Deposited) e).cents()));
        });
        handlers.put(LedgerEvent.Withdrawn.class, e -> {
            requireActive();
            long cents = positive(((LedgerEvent.Withdrawn) e).cents());
            if (cents > balance) {
                throw new ArithmeticException("overdrawn");
            }
            balance -= cents;
        });
        handlers.put(LedgerEvent.Frozen.class, e -> frozen = ((LedgerEvent.Frozen) e).on());
    }

    public void apply(LedgerEvent event) {
        if (event == null) {
            return;
        }
        handlers.get(event.getClass()).accept(event);
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
