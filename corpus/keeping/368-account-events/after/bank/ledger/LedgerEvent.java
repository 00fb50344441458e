package bank.ledger;

public sealed interface LedgerEvent {

    record Opened(String owner) implements LedgerEvent {
    }

    record Deposited(long cents) implements LedgerEvent {
    }

    record Withdrawn(long cents) implements LedgerEvent {
    }

    record Frozen(boolean on) implements LedgerEvent {
    }
}
