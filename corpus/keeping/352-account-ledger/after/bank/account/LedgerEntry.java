package bank.account;

import java.util.Objects;

public record LedgerEntry(int number, String text, long amount, long balance) {
    public LedgerEntry {
        Objects.requireNonNull(text);
    }

    public boolean isDebit() {
        return amount < 0;
    }

    @Override
    public String toString() {
        return "#" + number + " " + text + " " + amount + " -> " + balance;
    }
}
