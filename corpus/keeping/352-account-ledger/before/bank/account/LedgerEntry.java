package bank.account;

import java.util.Objects;

public final class LedgerEntry {
    private final int number;
    private final String text;
    private final long amount;
    private final long balance;

    LedgerEntry(int number, String text, long amount, long balance) {
        this.number = number;
        this.text = text;
        this.amount = amount;
        this.balance = balance;
    }

    public int number() {
        return number;
    }

    public String text() {
        return text;
    }

    public long amount() {
        return amount;
    }

    public long balance() {
        return balance;
    }

    public boolean isDebit() {
        return amount < 0;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof LedgerEntry)) {
            return false;
        }
        LedgerEntry e = (LedgerEntry) o;
        return number == e.number && amount == e.amount && balance == e.balance && text.equals(e.text);
    }

    @Override
    public int hashCode() {
        return Objects.hash(number, text, amount, balance);
    }

    @Override
    public String toString() {
        return "#" + number + " " + text + " " + amount + " -> " + balance;
    }
}
