package money.ledger;

/** An amount in cents with a note. */
public record Entry(long cents, String note) { }
